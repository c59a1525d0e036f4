// Written by "npm run generate".
import type { ChainDeployments } from '../types.ts'

export const recordedDeployments: readonly ChainDeployments[] = [
  {
    "chainId": 31337,
    "shortname": "local",
    "deployments": [
      {
        "version": "v1",
        "contracts": {
          "taxedAnnex": {
            "address": "0x240E3904857e3AF5806f9b82AeE722230d5A272B",
            "startBlock": 0,
            "codeHash": "0xd5044d3a72594686e7f87877d866e0b8103b4bba6f2e096a552013f676606d9f"
          },
          "platformRegistry": {
            "address": "0xdD89bF3E963D44e8F86b845d8fFC41B4977cDd89",
            "startBlock": 0,
            "codeHash": "0xc9bdec9b94e71636b72051594595a80006ef5a7e49473daebaed7008852b5268"
          },
          "tokenFactory": {
            "address": "0x29D209b68AcBA7922b2bcf9660A3789efE535d77",
            "startBlock": 0,
            "codeHash": "0xf1aca1f0e062c54ed7d8a4bc259ba3a3797528ddeeea366c303e9413d1e747f5"
          },
          "tokenDetector": {
            "address": "0x30F802Ff4E209C82a01612Ea6CBe054eC06Ea56f",
            "startBlock": 0,
            "codeHash": "0x6a2e1ecad1ebd2f50c4d26d2a5992b5cd04f9e3cfd4fada01fa819b6cb5f5bad"
          },
          "liquidityLocker": {
            "address": "0x542e3459dFEAFCBa76ADeE872AE1C86Edc0A6062",
            "startBlock": 0,
            "codeHash": "0x15b46d065062159e8f9b6f5d03233941f4deb44c0c36267dcd53945b9ddb5526"
          },
          "launchPad": {
            "address": "0xDe86596cE0aBeeeAB2C79754b03Fe7A01cfC4FBf",
            "startBlock": 0,
            "codeHash": "0xce29440724faf1315841dd9099dc16a8539f58023c400ccc25bad1809fa47e10"
          },
          "openingVault": {
            "address": "0xF3B77Ff35a426e357d152A2c887b6FF90E892631",
            "startBlock": 0,
            "codeHash": "0x27e3ee32f197c5e63cab8478e08870f521b8c434d0fa3676cb083a87995af573"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0xC072c10e468d754e52C48fE019931b1E3C8c4399",
            "startBlock": 0,
            "codeHash": "0x61d6d0f5b819f5bdac9e9f68203dd70d44639e8a2e36854791b0b8427aa1159a"
          },
          "rewardDividendTokenGenerator": {
            "address": "0xbA4817CC266902a2369afC128Df6063cC365dA9E",
            "startBlock": 0,
            "codeHash": "0x0cb0ad836804822628dde45bedb39ac20365e1ddf23780d3f8fe29eec981aa4f"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x2BBA7CCE28cAB43EFF0108c59aFf07fEbFAe676A",
            "startBlock": 0,
            "codeHash": "0x83d705fcb188317859a426192d120b37a1960fdddf88f0cba356cb1078f3b06d"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x9bc5C54cB51Cb3343B3aCd9e519524FfEfDc5A33",
            "startBlock": 0,
            "codeHash": "0xf15fdbe315e9603d3a07b588957a9342ac4fa0e5c2c591836dd39e6712c71420"
          },
          "referralTokenGenerator": {
            "address": "0x4E1fF8f6eB6Ed2d669260F36d4d576515b3e723e",
            "startBlock": 0,
            "codeHash": "0xd9f58bf912f488516820e640ad9590943562e593e255c2c1063ca1c6635126b1"
          },
          "selfDividendTokenGenerator": {
            "address": "0x5354EBd106174D6A1cbF2BcDECC5D79266B53714",
            "startBlock": 0,
            "codeHash": "0x67e52055425f89ed58835829b2c20b73379ac2fa865e3f503dfa27736c085a55"
          },
          "nftDividendTokenGenerator": {
            "address": "0x1dd51f816F6CD19FC87aa3eE1CF65c6C2892cbFC",
            "startBlock": 0,
            "codeHash": "0xee55bdaa483eaeab069490b56f07214609741a0851f3663b4726c87880a16e80"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x2Cf03D2fAEfcb373bE534d94a42782E7E5776367",
            "startBlock": 0,
            "codeHash": "0xc3785b30dd5452894948e84e7ee0a7516fe70bf5062acef20e1f31767142021d"
          }
        }
      }
    ]
  }
]
