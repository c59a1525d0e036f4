import { TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'

/** A wallet's own link, to be copied. */
export default function InviteLink({ url }: { url: string }) {
  return (
    <TextInput
      label={m.nftpage_invite_link()}
      value={url}
      readOnly
      onFocus={(event) => event.currentTarget.select()}
      rightSection={<CopyButton value={url} label={m.nftpage_invite_copy()} />}
    />
  )
}
