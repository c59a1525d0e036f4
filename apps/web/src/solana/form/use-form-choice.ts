import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useState } from 'react'

/** The value of a choice, for parts that show by it. */
export function useFormChoice<Values, Name extends keyof Values & string>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'watch'>,
  name: Name,
): Values[Name] {
  const [value, setValue] = useState<Values[Name]>(form.getValues()[name])
  form.watch(name, (change) => setValue(() => change.value as Values[Name]))
  // What a link filled in while the form was first drawn came before anybody listened.
  useEffect(() => setValue(() => form.getValues()[name]))
  return value
}
