import { placeholdersOf } from './placeholders-of.ts'
import type { LocaleTexts } from './read-locales.ts'

function signature(key: string, names: readonly string[]): string {
  const inputs = names.map((name) => `${name}: string | number`).join('; ')
  const parameters = names.length === 0 ? 'inputs?: NoInputs' : `inputs: { ${inputs} }`
  return `  ${key}(${parameters}, options?: MessageOptions): string`
}

/** Type declarations of the compiled messages: an unknown key or a missing value does not compile. */
export function declareMessages(base: LocaleTexts): string {
  const keys = Object.keys(base.texts).sort()
  return [
    "import type { Locale } from '../src/locale-names.ts'",
    'export type MessageOptions = { readonly locale?: Locale }',
    'export type NoInputs = Record<string, never>',
    'export interface Messages {',
    ...keys.map((key) => signature(key, placeholdersOf(base.texts[key] ?? ''))),
    '}',
    'export declare const m: Messages',
    '',
  ].join('\n')
}
