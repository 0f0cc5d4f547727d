import styles from './scan.module.css'

interface Props {
  /** True if no further page is possible. */
  isFull: boolean
  onChoose: (photos: File[]) => void
}

const ways = [
  { words: '拍照', capture: 'environment', className: styles.camera },
  { words: '从相册选择', capture: undefined, className: '' },
] as const

/** Renders the pickers of photos: the camera, where there is one in the hand, and the album. */
export const PhotoPickers = ({ isFull, onChoose }: Props) => (
  <div className={styles.pickers}>
    {ways.map(({ words, capture, className }) => (
      <label key={words} className={`${styles.picker} ${className ?? ''}`}>
        <input
          type="file"
          accept="image/*"
          capture={capture}
          multiple={capture === undefined}
          disabled={isFull}
          className={styles.input}
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {words}
      </label>
    ))}
  </div>
)
