import { Button, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { formatInteger, m } from '@slipway/messages'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { LogoDrop } from '../../files/logo-drop.tsx'
import { descriptionMaxLength, type MetadataValues } from './metadata-values.ts'
import { SolanaField } from './solana-field.tsx'
import classes from './solana-form.module.css'
import { useFormChoice } from './use-form-choice.ts'

interface MetadataProps {
  form: UseFormReturnType<MetadataValues>
  /** What the description is for, with its limit. */
  descriptionRule: (limit: { max: string }) => string
}

function Stored({ form, descriptionRule }: MetadataProps) {
  const logo = useFormChoice(form, 'logo')
  return (
    <div className={classes.stack}>
      <LogoDrop
        logo={logo ?? undefined}
        onStored={({ uri, url }) => form.setFieldValue('logo', { uri, url })}
      />
      {logo && (
        <Button
          className={classes.without}
          variant="default"
          size="xs"
          onClick={() => form.setFieldValue('logo', null)}
        >
          {m.console_ipfs_logo_without()}
        </Button>
      )}
      <Textarea
        key={form.key('description')}
        label={m.console_ipfs_description()}
        description={descriptionRule({ max: formatInteger(descriptionMaxLength) })}
        maxLength={descriptionMaxLength}
        minRows={3}
        maxRows={10}
        autosize
        {...form.getInputProps('description')}
      />
      <SolanaField
        form={form}
        name="website"
        label={m.solana_field_website()}
        placeholder="https://"
        rule={m.solana_field_website_rule()}
      />
    </div>
  )
}

interface MetadataSectionProps<Values extends MetadataValues>
  extends Pick<MetadataProps, 'descriptionRule'> {
  form: UseFormReturnType<Values>
  title: string
  text: string
  /** Label of a link of the creator's own. */
  linkLabel: string
  /** Whether nothing can be made without one. */
  isLinkNeeded?: boolean
}

/** What wallets show beside the name: stored on IPFS by us, or a link of the creator's own. */
export function MetadataSection<Values extends MetadataValues>(
  props: MetadataSectionProps<Values>,
) {
  const { title, text, linkLabel, isLinkNeeded = false, descriptionRule } = props
  // Only the fields that every such form has are touched here.
  const form = props.form as unknown as UseFormReturnType<MetadataValues>
  const metadata = useFormChoice(form, 'metadata')
  return (
    <Panel title={title} description={text}>
      <SegmentedControl
        className={classes.choice}
        aria-label={title}
        value={metadata}
        onChange={(value) => form.setFieldValue('metadata', value)}
        data={[
          { value: 'stored', label: m.solana_metadata_stored() },
          { value: 'link', label: m.solana_metadata_link() },
        ]}
      />
      {metadata === 'stored' ? (
        <Stored form={form} descriptionRule={descriptionRule} />
      ) : (
        <SolanaField
          form={form}
          name="uri"
          label={linkLabel}
          withAsterisk={isLinkNeeded}
          placeholder="ipfs://"
          rule={m.solana_field_uri_rule({ max: solanaTokenLimits.uriMaxBytes })}
        />
      )}
    </Panel>
  )
}
