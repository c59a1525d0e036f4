import { Textarea } from '@mantine/core'
import { m } from '@slipway/messages'
import { linkLabels } from '../../files/link-labels.ts'
import { linkNames } from '../../files/link-names.ts'
import { LogoDrop } from '../../files/logo-drop.tsx'
import classes from './create.module.css'
import { PoolField } from './pool-field.tsx'
import { useFormChoice, usePoolForm } from './pool-form-context.ts'

function LogoField({ token, label }: { token: 'staked' | 'reward'; label: string }) {
  const { form } = usePoolForm()
  const url = useFormChoice(`${token}LogoUrl`)
  const set = (uri: string, next: string) => {
    form.setFieldValue(`${token}LogoUri`, uri)
    form.setFieldValue(`${token}LogoUrl`, next)
  }
  return (
    <div className={classes.logo}>
      <p>{label}</p>
      <LogoDrop
        logo={url === '' ? undefined : { url }}
        onStored={(stored) => set(stored.uri, stored.url)}
        onRemoved={() => set('', '')}
      />
    </div>
  )
}

/** Name, rules, logos and links of the project behind the pool. */
export default function ProjectFields() {
  const { form, idOf } = usePoolForm()
  return (
    <div className={classes.stack}>
      <PoolField
        name="name"
        withAsterisk
        label={m.presale_field_name()}
        rule={m.stakemake_field_name_rule()}
      />
      <Textarea
        key={form.key('rules')}
        id={idOf('rules')}
        rows={6}
        resize="vertical"
        label={m.stakemake_field_rules()}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={m.stakemake_field_rules_rule()}
        {...form.getInputProps('rules')}
      />
      <div className={classes.equal}>
        <LogoField token="staked" label={m.stakemake_field_staked_logo()} />
        <LogoField token="reward" label={m.stakemake_field_reward_logo()} />
      </div>
      <fieldset className={classes.links}>
        <legend>{m.presale_links_title()}</legend>
        <p className={classes.muted}>{m.presale_links_rule()}</p>
        <div className={classes.equal}>
          {linkNames.map((name) => (
            <PoolField
              key={name}
              name={name}
              type="url"
              inputMode="url"
              label={linkLabels[name]()}
              placeholder="https://"
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
