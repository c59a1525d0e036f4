import type { ChainDefinition } from '../types.ts'

/**
 * Conflux eSpace. EVM level: release notes of v2.4 (2024-08), which also charge at least three
 * quarters of the gas limit. Another Multicall3, 0xEFf0078910f638cd81996cc117bccD3eDf2B072F, is
 * listed by viem; the canonical one stands here.
 */
export const cfx = {
  chainId: 1030,
  name: 'Conflux eSpace',
  shortname: 'cfx',
  logo: 'cfx.svg',
  type: 'evm',
  status: 'live',
  isTestNetwork: false,
  hidden: false,
  nativeCurrency: { name: 'CFX', symbol: 'CFX', decimals: 18 },
  rpcUrls: [
    'https://evm.confluxrpc.com',
    'https://conflux-espace-public.unifra.io',
    'https://conflux-espace.blockpi.network/v1/rpc/public',
  ],
  feeCharging: false,
  explorer: {
    name: 'ConfluxScan',
    url: 'https://evm.confluxscan.org',
    apiUrl: 'https://evmapi.confluxscan.net/api',
    kind: 'other',
  },
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  evmVersion: 'cancun',
  evmVersionVerified: true,
  push0: true,
  eip1559: true,
  blockNumberSource: 'own',
  minChargedGasPercent: 75,
  blockTimeSeconds: 1,
  supportsSourcify: true,
  wrappedNative: '0x14b2D3bC65e74DAE1030EAFd8ac30c533c976A9b',
  currencies: [
    {
      name: 'WCFX',
      address: '0x14b2D3bC65e74DAE1030EAFd8ac30c533c976A9b',
      decimals: 18,
      isWETH: true,
    },
    {
      name: 'USDT0',
      address: '0xaf37E8B6C9ED7f6318979f56Fc287d76c30847ff',
      decimals: 6,
      isWETH: false,
    },
    {
      name: 'USDT',
      address: '0xfe97E85d13ABD9c1c33384E796F10B73905637cE',
      decimals: 18,
      isWETH: false,
      isDollar: true,
    },
    {
      name: 'USDC',
      address: '0x6963EfED0aB40F6C3d7BdA44A05dcf1437C44372',
      decimals: 18,
      isWETH: false,
      isDollar: true,
    },
    {
      name: 'ETH',
      address: '0xa47f43DE2f9623aCb395CA4905746496D2014d57',
      decimals: 18,
      isWETH: false,
    },
    {
      name: 'AxCNH',
      address: '0x70BFD7F7eADF9b9827541272589A6B2Bb760aE2E',
      decimals: 6,
      isWETH: false,
    },
  ],
  venues: [
    // The router of Swappi's own front end; 0xE37B52296b0bAA91412cD0Cd97975B0805037B84 is seen elsewhere.
    {
      name: 'Swappi',
      kind: 'v2',
      router: '0x62b0873055Bf896DD869e172119871ac24aEA305',
      factory: '0xE2a6F7c0ce4d5d300F97aA7E125455f5cd3342F5',
      url: 'https://app.swappi.io',
      currency: 'WCFX',
      routerAbi: 'uniswap-v2',
      confidence: 'cross-checked',
    },
    // No source states a router.
    {
      name: 'WallFreeX',
      kind: 'v3',
      factory: '0x50cADdC77c6727Bdd3c78B428c149BF110b4f595',
      url: 'https://app.wallfreex.com',
      currency: 'WCFX',
      nftManager: '0x5414b6AE40Fb093875284e09D517190096647b10',
      routerAbi: 'uniswap-v3',
      confidence: 'single-source',
    },
  ],
} as const satisfies ChainDefinition
