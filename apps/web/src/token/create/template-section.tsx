import { Badge, Skeleton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../shell/active-chain.ts'
import { tokenTemplates } from '../shared/token-templates.ts'
import classes from './create.module.css'

interface TemplateSectionProps {
  /** Templates that the factory of this chain takes now, with their full fee in wei. */
  offered: readonly { templateId: number; feeWei: bigint }[]
  isLoading: boolean
  selected: number
  onSelect: (templateId: 1) => void
}

/** Which rules the token follows. Shows what the chain's factory offers, nothing else. */
export function TemplateSection({ offered, isLoading, selected, onSelect }: TemplateSectionProps) {
  const { decimals, symbol } = activeChain.nativeCurrency
  const known = tokenTemplates.flatMap((template) => {
    const entry = offered.find(({ templateId }) => templateId === template.templateId)
    return entry ? [{ ...template, feeWei: entry.feeWei }] : []
  })
  return (
    <Panel
      title={m.token_create_section_template()}
      description={m.token_create_section_template_text()}
    >
      {isLoading && <Skeleton height={144} radius={10} />}
      <div
        className={classes.templates}
        role="radiogroup"
        aria-label={m.token_create_section_template()}
      >
        {known.map(({ templateId, name, tag, text, Flow, feeWei }) => (
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
              <span className={classes.templateHead}>
                <strong>{name()}</strong>
                <Badge>{tag()}</Badge>
              </span>
              <span>{text()}</span>
              <small>
                {feeWei === 0n
                  ? m.token_template_free()
                  : m.token_template_fee({ fee: formatAmount(feeWei, decimals, { symbol }) })}
              </small>
            </span>
            <Flow />
          </label>
        ))}
      </div>
    </Panel>
  )
}
