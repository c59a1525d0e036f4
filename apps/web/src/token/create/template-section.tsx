import { Skeleton } from '@mantine/core'
import { formatNames, m } from '@slipway/messages'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { Panel } from '@slipway/ui/panel'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { useFreeTools } from '../../creation-fee/use-waived-tools.ts'
import { MoneyFlow } from '../shared/money-flow.tsx'
import { type TokenTemplateText, tokenTemplates } from '../shared/token-templates.ts'
import classes from './create.module.css'

interface TemplateSectionProps {
  /** Templates that the factory of this chain takes now, with their full fee in wei. */
  offered: readonly { templateId: number; feeWei: bigint }[]
  isLoading: boolean
  selected: TemplateId
  onSelect: (templateId: TemplateId) => void
}

function feeText(feeWei: bigint): string {
  return feeWei === 0n
    ? m.token_template_free()
    : m.token_template_fee({ fee: nativeAmount(feeWei) })
}

function Fee({ feeWei }: { feeWei: bigint }) {
  const isFree = useFreeTools().has('token') && feeWei > 0n
  return (
    <>
      <p className={classes.muted}>{feeText(isFree ? 0n : feeWei)}</p>
      {isFree && (
        <p className={classes.muted}>{m.vip_fee_saved({ amount: nativeAmount(feeWei) })}</p>
      )}
    </>
  )
}

interface ExplanationProps {
  template: TokenTemplateText
  /** Undefined while the chain is asked. */
  feeWei: bigint | undefined
}

/** What the chosen template does, and a picture of whom the money of a trade goes to. */
function Explanation({ template, feeWei }: ExplanationProps) {
  const branches = template.branches.map((branch) => ({ label: branch() }))
  const names = formatNames(branches.map(({ label }) => label))
  const isPlain = branches.length === 0
  return (
    <div className={classes.explanation}>
      <div>
        <p>{template.text()}</p>
        {feeWei === undefined ? (
          <Skeleton height={20} width={140} mb={8} />
        ) : (
          <Fee feeWei={feeWei} />
        )}
      </div>
      <MoneyFlow
        label={isPlain ? m.token_template_1_flow() : m.token_flow_label({ names })}
        from={isPlain ? m.token_template_flow_from() : m.token_flow_trade()}
        to={isPlain ? m.token_template_flow_to() : m.token_flow_trader()}
        branches={branches}
        {...(isPlain ? { arrives: '100%' } : {})}
      />
    </div>
  )
}

/**
 * Which rules the token follows. Shows what the chain's factory offers, nothing else; until it has said what that is, all of
 * them keep their places under a cover, so that nothing below moves.
 */
export function TemplateSection({ offered, isLoading, selected, onSelect }: TemplateSectionProps) {
  const known = tokenTemplates.flatMap((template) => {
    const entry = offered.find(({ templateId }) => templateId === template.templateId)
    return isLoading || entry ? [{ ...template, feeWei: entry?.feeWei }] : []
  })
  const chosen = known.find(({ templateId }) => templateId === selected)
  return (
    <Panel
      title={m.token_create_section_template()}
      description={m.token_create_section_template_text()}
    >
      <Skeleton visible={isLoading} inert={isLoading} radius={10}>
        <div
          className={classes.templates}
          role="radiogroup"
          aria-label={m.token_create_section_template()}
        >
          {known.map(({ templateId, name, tag }) => (
            <label
              key={templateId}
              className={classes.template}
              data-selected={templateId === selected || undefined}
            >
              <input
                type="radio"
                name="token-template"
                checked={templateId === selected}
                onChange={() => onSelect(templateId)}
              />
              <span className={classes.templateText}>
                <strong>{name()}</strong>
                <small>{tag()}</small>
              </span>
            </label>
          ))}
        </div>
      </Skeleton>
      {chosen && <Explanation template={chosen} feeWei={chosen.feeWei} />}
    </Panel>
  )
}
