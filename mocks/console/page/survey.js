import { ask } from './city.js'
import { byId, onSubmit } from './dom.js'

onSubmit('survey-form', '已收到，感谢填写', async ({ score, wish }) => {
  await ask('survey', { score: Number(score), wish })
  byId('survey-form').reset()
})
