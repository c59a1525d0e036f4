import type { NftDraftTexts } from './nft-draft-schema.ts'

/** A blank collection with the presets that a form starts from: everybody mints from now on, a file each, no list. */
export function emptyNftDraftInput(): NftDraftTexts {
  return {
    name: '',
    symbol: '',
    mintMethod: 'public',
    urlMode: 'each',
    isHidden: false,
    uri: '',
    total: '',
    firstMint: '',
    receiver: '',
    ownerShare: '',
    paymentToken: '',
    mintFee: '',
    cap: '',
    hasList: false,
    listFee: '',
    listStart: '',
    publicStart: '',
    endTime: '',
    royaltyPercent: '',
    royaltyReceiver: '',
  }
}
