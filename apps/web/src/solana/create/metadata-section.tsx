import { Button, Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { solanaTokenLimits } from '@slipway/sdk/solana/solana-token-limits'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { LogoDrop } from '../../files/logo-drop.tsx'
import classes from './create.module.css'
import { SolanaField } from './solana-field.tsx'
import { useFormChoice } from './use-form-choice.ts'
import type { SolanaForm } from './use-solana-form.ts'

/** "Description is at most 3000 characters" (specification section 5). */
const DESCRIPTION_MAX_LENGTH = 3_000

function Stored({ form }: Pick<SolanaForm, 'form'>) {
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
        description={m.solana_description_rule({ max: formatInteger(DESCRIPTION_MAX_LENGTH) })}
        maxLength={DESCRIPTION_MAX_LENGTH}
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

/** What wallets show beside the amount: stored on IPFS by us, or a link of the creator's own. */
export function MetadataSection({ form }: Pick<SolanaForm, 'form'>) {
  const metadata = useFormChoice(form, 'metadata')
  return (
    <Panel title={m.solana_metadata_title()} description={m.solana_metadata_text()}>
      <SegmentedControl
        className={classes.choice}
        aria-label={m.solana_metadata_title()}
        value={metadata}
        onChange={(value) => form.setFieldValue('metadata', value)}
        data={[
          { value: 'stored', label: m.solana_metadata_stored() },
          { value: 'link', label: m.solana_metadata_link() },
        ]}
      />
      {metadata === 'stored' ? (
        <Stored form={form} />
      ) : (
        <SolanaField
          form={form}
          name="uri"
          label={m.token_field_uri_optional()}
          placeholder="ipfs://"
          rule={m.solana_field_uri_rule({ max: solanaTokenLimits.uriMaxBytes })}
        />
      )}
    </Panel>
  )
}
