import { Textarea } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { ClaimsField } from './claims-field.tsx'
import { useClaimsForm } from './claims-form-context.ts'
import classes from './create.module.css'

/** What the airdrop is called, and what the project says about it. */
export function ClaimsWordsSection() {
  const { form, idOf } = useClaimsForm()
  return (
    <Panel title={m.airdrop_section_words()} description={m.airdrop_section_words_text()}>
      <div className={classes.stack}>
        <ClaimsField
          name="title"
          label={m.airdrop_field_title()}
          rule={m.airdrop_field_title_rule()}
        />
        <Textarea
          key={form.key('about')}
          id={idOf('about')}
          label={m.airdrop_field_about()}
          description={m.airdrop_field_about_rule()}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autosize
          minRows={3}
          {...form.getInputProps('about')}
        />
      </div>
    </Panel>
  )
}
