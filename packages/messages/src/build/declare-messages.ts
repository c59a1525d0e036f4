import { localeNames } from './locale-names.ts'
import { placeholdersOf } from './placeholders-of.ts'
import type { LocaleTexts } from './read-locales.ts'

function signature(key: string, names: readonly string[]): string {
  const inputs = names.map((name) => `${name}: string | number`).join('; ')
  const parameters = names.length === 0 ? 'inputs?: NoInputs' : `inputs: { ${inputs} }`
  return `  ${key}(${parameters}, options?: MessageOptions): string`
}

/**
 * Type declarations of the compiled messages. The compiler's own are emitted by running the TypeScript
 * command line over every message module; these come from the texts in a millisecond and say the same.
 */
export function declareMessages(base: LocaleTexts): string {
  const locales = localeNames.map((name) => `'${name}'`).join(' | ')
  const keys = Object.keys(base.texts).sort()
  return [
    `export type Locale = ${locales}`,
    'export type MessageOptions = { readonly locale?: Locale }',
    'export type NoInputs = Record<string, never>',
    'export interface Messages {',
    ...keys.map((key) => signature(key, placeholdersOf(base.texts[key] ?? ''))),
    '}',
    'export declare const m: Messages',
    '',
  ].join('\n')
}

/** Declarations of the part of the runtime that the package's door hands on. */
export function declareRuntime(): string {
  return [
    "import type { Locale } from './messages.js'",
    'export declare const locales: readonly Locale[]',
    'export declare const baseLocale: Locale',
    'export declare function getLocale(): Locale',
    'export declare function setLocale(locale: Locale, options?: { reload?: boolean }): void | Promise<void>',
    'export declare function isLocale(value: unknown): value is Locale',
    'export declare function overwriteGetLocale(read: () => Locale): void',
    '',
  ].join('\n')
}
