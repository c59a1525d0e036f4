import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import type { PresaleKind } from './presale-form-values.ts'

interface KindSectionProps {
  kind: PresaleKind
  onChange: (kind: PresaleKind) => void
}

/** Which of the three presales it will be; what was typed stays. */
export function KindSection({ kind, onChange }: KindSectionProps) {
  return (
    <Panel>
      <ChoiceCards<PresaleKind>
        label={m.presale_kind_title()}
        rule={m.presale_kind_rule()}
        value={kind}
        onChange={onChange}
        choices={[
          {
            value: 'normal',
            title: m.presale_kind_normal(),
            text: m.presale_kind_normal_text(),
          },
          { value: 'fair', title: m.presale_kind_fair(), text: m.presale_kind_fair_text() },
          {
            value: 'private',
            title: m.presale_kind_private(),
            text: m.presale_kind_private_text(),
          },
        ]}
      />
    </Panel>
  )
}
