import { useQuery } from '@tanstack/react-query'
import { auth } from '#api/auth.ts'
import { query } from '#api/query.ts'
import type { FieldProps, ValueProps } from '#ui/form/field.ts'
import { TextField } from '#ui/form/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import styles from './LoginForm.module.css'

interface Props extends FieldProps, ValueProps<string> {
  /** Id of the picture; a new id is a new picture. */
  id: string
  onRenew: () => void
}

/** What the person reads in a picture, and the picture; a press on it brings another. */
export function CaptchaField({ id, onRenew, ...field }: Props) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query(auth.captcha, { params: { id } }),
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <div className={styles.captcha}>
      <TextField {...field} autoComplete="off" />
      <button
        type="button"
        className={styles.picture}
        aria-label={isError ? '图形验证码加载失败，重试' : '换一张图形验证码'}
        disabled={isFetching}
        onClick={() => (isError ? void refetch() : onRenew())}
      >
        {data ? (
          <img src={data} alt="图形验证码" width="120" height="44" />
        ) : (
          <span>{isError ? '加载失败' : '加载中'}</span>
        )}
        <Icon name="refresh" />
      </button>
    </div>
  )
}
