import { arb } from './definitions/arb.ts'
import { atoshi } from './definitions/atoshi.ts'
import { avax } from './definitions/avax.ts'
import { base } from './definitions/base.ts'
import { basesepolia } from './definitions/basesepolia.ts'
import { bera } from './definitions/bera.ts'
import { blast } from './definitions/blast.ts'
import { bsc } from './definitions/bsc.ts'
import { bsctest } from './definitions/bsctest.ts'
import { cfx } from './definitions/cfx.ts'
import { chain7899 } from './definitions/chain7899.ts'
import { core } from './definitions/core.ts'
import { eth } from './definitions/eth.ts'
import { ethw } from './definitions/ethw.ts'
import { fon } from './definitions/fon.ts'
import { ftm } from './definitions/ftm.ts'
import { gameswiftTestnet } from './definitions/gameswift-testnet.ts'
import { gmmt } from './definitions/gmmt.ts'
import { goerli } from './definitions/goerli.ts'
import { heco } from './definitions/heco.ts'
import { hyperevm } from './definitions/hyperevm.ts'
import { linea } from './definitions/linea.ts'
import { local } from './definitions/local.ts'
import { megaeth } from './definitions/megaeth.ts'
import { monad } from './definitions/monad.ts'
import { okc } from './definitions/okc.ts'
import { op } from './definitions/op.ts'
import { opbnb } from './definitions/opbnb.ts'
import { pego } from './definitions/pego.ts'
import { polygon } from './definitions/polygon.ts'
import { scroll } from './definitions/scroll.ts'
import { sepolia } from './definitions/sepolia.ts'
import { shibarium } from './definitions/shibarium.ts'
import { sol } from './definitions/sol.ts'
import { solanaLocal } from './definitions/solana-local.ts'
import { soldev } from './definitions/soldev.ts'
import { sonic } from './definitions/sonic.ts'
import { swell } from './definitions/swell.ts'
import { unichain } from './definitions/unichain.ts'
import { xlayer } from './definitions/xlayer.ts'
import type { ChainDefinition } from './types.ts'

/** Every definition, in the order of the network picker; a new network is one import and one line. */
export const allChains: readonly ChainDefinition[] = [
  bsc,
  eth,
  base,
  arb,
  polygon,
  op,
  avax,
  core,
  xlayer,
  opbnb,
  linea,
  scroll,
  blast,
  unichain,
  sonic,
  bera,
  hyperevm,
  monad,
  megaeth,
  cfx,
  shibarium,
  ftm,
  ethw,
  pego,
  fon,
  sol,
  bsctest,
  sepolia,
  basesepolia,
  soldev,
  okc,
  heco,
  goerli,
  swell,
  chain7899,
  gmmt,
  gameswiftTestnet,
  atoshi,
  local,
  solanaLocal,
]
