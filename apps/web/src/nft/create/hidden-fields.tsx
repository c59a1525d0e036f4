import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { writeRevealSecret } from '@slipway/sdk/nft/provenance'
import { NoticeBox } from '@slipway/ui/notice-box'
import { isHex, toHex } from 'viem'
import { saveText } from '../../files/save-text.ts'
import { AssetsField } from './assets-field.tsx'
import { commitmentOf } from './commitment.ts'
import { useNftChoice, useNftForm } from './nft-form-context.ts'

const SALT_BYTES = 32

/** Makes what hidden pictures are committed with, in this browser, and hands it over as a file. */
function SecretFile() {
  const { form } = useNftForm()
  const saved = useNftChoice('savedCommitment')
  const save = () => {
    const { salt: kept, hiddenUri, symbol } = form.getValues()
    const salt = isHex(kept) ? kept : toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)))
    const baseUri = hiddenUri.trim()
    const commitment = commitmentOf({ hiddenUri, salt })
    if (!commitment) return void form.validateField('hiddenUri')
    form.setFieldValue('salt', salt)
    form.setFieldValue('savedCommitment', commitment)
    form.clearFieldError('hiddenUri')
    const name = `reveal-${symbol.replaceAll(/[^\w-]/g, '') || 'nft'}.json`
    saveText(name, writeRevealSecret({ baseUri, salt }), 'application/json')
  }
  return (
    <NoticeBox
      tone="bad"
      title={m.nftmake_secret_title()}
      actions={
        <Button size="xs" variant="default" onClick={save}>
          {saved === '' ? m.nftmake_secret_save() : m.nftmake_secret_again()}
        </Button>
      }
    >
      {m.nftmake_secret_text()}
    </NoticeBox>
  )
}

/** Where pictures lie that stay hidden at first, and what they are committed with. */
export default function HiddenFields() {
  return (
    <>
      <AssetsField
        name="hiddenUri"
        kind="folder"
        label={m.nftmake_field_hidden_uri()}
        rule={m.nftmake_field_hidden_uri_rule()}
      />
      <SecretFile />
    </>
  )
}
