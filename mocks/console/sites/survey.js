import { ask } from './city.js'
import { byId, runAndReport } from './dom.js'

byId('survey-form').addEventListener('submit', (event) => {
  event.preventDefault()
  void runAndReport('已收到，感谢填写', async () => {
    const { score, wish } = event.target.elements
    await ask('survey', { score: Number(score.value), wish: wish.value.trim() })
    event.target.reset()
  })
})
