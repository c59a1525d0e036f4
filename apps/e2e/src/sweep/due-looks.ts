import { createHash } from 'node:crypto'
import type { SweepExtent } from '../harness/run-context.ts'
import { type ShotWidth, shotWidths } from '../screens/take-shots.ts'

const languages = ['en-US', 'zh-CN'] as const
const schemes = ['light', 'dark'] as const

/** A way to look at a route. */
export type Look = {
  readonly route: string
  readonly language: (typeof languages)[number]
  readonly schemes: readonly (typeof schemes)[number][]
  readonly widths: readonly ShotWidth[]
}

/** One of a list, always the same for the same words: what runs depends on nothing but the route. */
function pick<Value>(list: readonly [Value, ...Value[]], words: string): Value {
  const [byte = 0] = createHash('sha256').update(words).digest()
  return list[byte % list.length] ?? list[0]
}

/** Every route in every language, scheme and width; in the gate each in one of them. */
export function dueLooks(routes: readonly string[], sweep: SweepExtent): readonly Look[] {
  if (sweep === 'full')
    return routes.flatMap((route) =>
      languages.map((language) => ({ route, language, schemes, widths: shotWidths })),
    )
  return routes.map((route) => ({
    route,
    language: pick(languages, `language ${route}`),
    schemes: [pick(schemes, `scheme ${route}`)],
    widths: [pick(shotWidths, `width ${route}`)],
  }))
}
