import { Field, type FieldComponent, FormApi, useStore } from '@tanstack/react-form'
import { useLayoutEffect, useMemo, useState } from 'react'

type None = undefined
type FieldOf<Values> = FieldComponent<
  Values,
  None,
  None,
  None,
  None,
  None,
  None,
  None,
  None,
  None,
  None,
  None
>

const makeApi = <Values extends object>(defaultValues: Values) =>
  new FormApi<Values, None, None, None, None, None, None, None, None, None, None, None>({ defaultValues })

/**
 * The values of a form in TanStack Form, as its `useForm` holds them; that one would bring its groups of fields along,
 * 3 KB that no form here needs. They begin as `first` and begin anew by `reset`.
 */
export function useValues<Values extends object>(first: Values) {
  const [api] = useState(() => makeApi(first))
  useLayoutEffect(() => api.mount(), [api])
  const BoundField = useMemo((): FieldOf<Values> => (props) => <Field {...props} form={api} />, [api])
  return {
    values: useStore(api.store, (state) => state.values),
    /** True from the first edit on. */
    isDirty: useStore(api.store, (state) => state.isDirty),
    Field: BoundField,
    set: api.setFieldValue,
    reset: api.reset,
  }
}
