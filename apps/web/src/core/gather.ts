/** What changed is read again at most this often, however much happens. */
const PAUSE_MS = 2_000

/** Calls once at the end of a pause, with everything that came in during it. */
export function gather<Value>(deliver: (values: readonly Value[]) => void) {
  let values: Value[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add: (value: Value) => {
      values.push(value)
      timer ??= setTimeout(() => {
        timer = undefined
        const gathered = values
        values = []
        deliver(gathered)
      }, PAUSE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
