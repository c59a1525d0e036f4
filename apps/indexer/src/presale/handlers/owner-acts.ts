import type { Hex } from '../../store/event-handler.ts'
import { infoKeys } from '../../store/info-keys.ts'
import { lowerCase, someAddress, storableText } from '../../store/stored-values.ts'
import { actHandler } from '../presale-row.ts'

/** Handlers of what a presale's owner sets, slots apart. */
export const ownerActs = {
  timeSet: actHandler<{ startTime: bigint; endTime: bigint }>(
    'timeSet',
    (args) => ({ ...args }),
    ({ startTime, endTime }, presale) => ({
      startTime: Number(startTime),
      endTime: Number(endTime),
      // Whoever takes part agreed to other times: leaving is free from here on.
      termsChanged: presale.termsChanged || presale.userCount > 0,
    }),
  ),
  whitelistModeSet: actHandler<{ mode: bigint; t1Block: bigint; t2Block: bigint }>(
    'whitelistModeSet',
    (args) => ({ ...args }),
    ({ mode, t1Block, t2Block }) => ({
      whitelistMode: Number(mode),
      t1Seconds: Number(t1Block),
      t2Seconds: Number(t2Block),
    }),
  ),
  whitelistRootSet: actHandler<{ root: Hex; ipfsKey: string }>(
    'whitelistRootSet',
    ({ root, ipfsKey }) => ({ root, ipfsKey: storableText(ipfsKey) }),
    ({ root, ipfsKey }) => ({
      whitelistRoot: lowerCase(root),
      whitelistKey: storableText(ipfsKey),
    }),
  ),
  whitelistAdminSet: actHandler<{ admin: Hex }>(
    'whitelistAdminSet',
    (args) => ({ ...args }),
    ({ admin }) => ({ whitelistAdmin: someAddress(admin) }),
  ),
  slotTransferSet: actHandler<{ enabled: boolean }>(
    'slotTransferSet',
    (args) => ({ ...args }),
    ({ enabled }) => ({ slotTransfer: enabled }),
  ),
  inviterOpened: actHandler<{ rates: readonly bigint[] }>('inviterOpened', ({ rates }) => ({
    rates: rates.join(','),
  })),
  infoUpdated: actHandler<{ ipfsKey: string }>(
    'infoUpdated',
    ({ ipfsKey }) => ({ ipfsKey: storableText(ipfsKey) }),
    ({ ipfsKey }) => infoKeys(ipfsKey),
  ),
}
