import { m } from '@slipway/messages/features/cli'
import { isTemplateId, templateIds } from '@slipway/sdk/platform/template-id'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { Address } from 'viem'
import { CliError } from '../errors/cli-error.ts'
import { refuseIssues } from '../errors/refuse-issues.ts'
import {
  fieldsOfOptions,
  gatherDraft,
  optionsOfFields,
  readDraftFile,
} from '../input/draft-fields.ts'
import { type OptionSpecs, type OptionValues, textOf } from '../input/options.ts'

/** Fields of every template together; the number of the template is an option of its own. */
const { templateId: _templateId, ...fields } = Object.assign(
  {},
  ...templateIds.map((id) => emptyTokenDraftInput(id)),
) as Readonly<Record<string, unknown>>

/** Options that make a token's draft. */
export const tokenDraftOptions: OptionSpecs = {
  template: { type: 'string', value: '1…9', help: m.cli_opt_template },
  draft: { type: 'string', value: 'file', help: m.cli_opt_draft },
  ...optionsOfFields(fields),
}

function readTemplate(options: OptionValues, fromFile: unknown) {
  const text = textOf(options, 'template')
  const id = Number(text ?? (fromFile as { templateId?: unknown } | undefined)?.templateId ?? 1)
  if (isTemplateId(id)) return id
  throw new CliError('Cli_OptionInvalid', { option: '--template', reason: '1…9' })
}

/**
 * A token's draft from file and options, by the rules of the site's own form; who signs receives the supply unless
 * somebody else is named.
 * @throws {CliError} `Cli_DraftRefused` with every fault and its field
 */
export async function readTokenOptions(
  options: OptionValues,
  account: Address,
): Promise<TokenDraft> {
  const fromFile = await readDraftFile(textOf(options, 'draft'))
  const templateId = readTemplate(options, fromFile)
  const blank = { ...emptyTokenDraftInput(templateId), receiver: account }
  const fromOptions = fieldsOfOptions(options, fields)
  const typed = gatherDraft(blank, { fromFile: { ...fromFile, templateId }, fromOptions })
  const reading = readTokenDraft(typed, { creator: account })
  if (!reading.ok) {
    refuseIssues('Cli_DraftRefused', reading.issues)
    throw new CliError('Cli_DraftRefused')
  }
  return reading.draft
}
