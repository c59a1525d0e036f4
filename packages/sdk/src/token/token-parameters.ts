import { isTemplateId, type TemplateId } from '../platform/template-id.ts'
import type { TokenDraft } from './token-draft-schema.ts'
import { type TokenParameterLayout, tokenParameterLayouts } from './token-parameter-layout.ts'
import type { TokenParameters } from './types.ts'

/** The arrays do not have the length that the template defines; they were not made for it. */
export class TokenParametersInvalid extends Error {
  override readonly name = 'TokenParametersInvalid'
  readonly code = 'TokenParametersInvalid'

  constructor(templateId: number | bigint) {
    super(
      `The parameters do not belong to template ${templateId}. Read them with the template they were made for.`,
    )
  }
}

/** Values of a draft that are no parameters of its template's contract: they are used in another way. */
type OutsideContract = 'inviter' | 'quoteDecimals'

type WithoutOutside<Draft> = Draft extends unknown ? Omit<Draft, OutsideContract> : never

/** What a token was created with, read back from its parameters. */
export type CreatedTokenTerms = WithoutOutside<TokenDraft>

const kinds = [
  'strings',
  'addresses',
  'numbers',
  'bools',
] as const satisfies readonly (keyof TokenParameterLayout)[]

/** The value that a name of a layout points to. */
function valueAt(terms: CreatedTokenTerms, name: string): unknown {
  const [key = '', index] = name.split('.')
  const value: unknown = terms[key as keyof CreatedTokenTerms]
  return index === undefined ? value : (value as readonly unknown[])[Number(index)]
}

/** The arrays that `TokenFactory.deploy` takes for a draft; the inviter is an argument of its own. */
export function toTokenParameters(draft: CreatedTokenTerms | TokenDraft): TokenParameters {
  const layout = tokenParameterLayouts[draft.templateId]
  const listOf = (kind: (typeof kinds)[number]) => layout[kind].map((name) => valueAt(draft, name))
  return {
    templateId: BigInt(draft.templateId),
    // A layout names only fields that the template's draft has, each of its array's own type; a test compares the two.
    strings: listOf('strings') as string[],
    addresses: listOf('addresses') as TokenParameters['addresses'],
    numbers: listOf('numbers').map((value) => BigInt(value as bigint | number)),
    bools: listOf('bools') as boolean[],
  }
}

function collect(templateId: TemplateId, parameters: TokenParameters): Record<string, unknown> {
  const layout = tokenParameterLayouts[templateId]
  const terms: Record<string, unknown> = { templateId }
  for (const kind of kinds) {
    layout[kind].forEach((name, at) => {
      const [key = '', index] = name.split('.')
      const value = parameters[kind][at]
      if (index === undefined) terms[key] = key === 'decimals' ? Number(value) : value
      else terms[key] = [...((terms[key] as unknown[] | undefined) ?? []), value]
    })
  }
  return terms
}

/**
 * The reverse of `toTokenParameters`, for what the detector or an event returns.
 * @throws {TokenParametersInvalid} for another template, or arrays of another length.
 */
export function fromTokenParameters(parameters: TokenParameters): CreatedTokenTerms {
  const templateId = Number(parameters.templateId)
  if (!isTemplateId(templateId)) throw new TokenParametersInvalid(parameters.templateId)
  const layout = tokenParameterLayouts[templateId]
  const fits = kinds.every((kind) => layout[kind].length === parameters[kind].length)
  if (!fits) throw new TokenParametersInvalid(templateId)
  // Each field of the template was just set from its own place.
  return collect(templateId, parameters) as unknown as CreatedTokenTerms
}
