// Runs in the page, in development alone.
import { drawAgain } from './draw-again.ts'

type Texts = Record<string, (values?: unknown, options?: unknown) => string>

interface HotContext {
  readonly data: { texts?: Texts }
  invalidate(): void
}

/**
 * The texts of one feature: the same object however often they are compiled, so that whoever has imported one says the
 * newest.
 */
export function keepTexts(hot: HotContext, own: Texts): Texts {
  const { texts } = hot.data
  if (texts === undefined) {
    hot.data.texts = own
    return own
  }
  const names = (table: Texts) => Object.keys(table).sort().join()
  // Who imported them knows the old names alone.
  if (names(texts) !== names(own)) hot.invalidate()
  Object.assign(texts, own)
  drawAgain()
  return texts
}
