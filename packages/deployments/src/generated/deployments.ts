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
            "address": "0xB12aDe19901a72755A8045601F283caAEb3fcFcd",
            "startBlock": 0,
            "codeHash": "0xf0fe6085788a84f59453cb77f33b7b83080bb30545bd651804d06baf9c2da820"
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
            "address": "0x025857220a130cD77C74907E02029926D5D82672",
            "startBlock": 0,
            "codeHash": "0xd07279ec1d87de0618560d30da71e3ada95ec355cf15104c870492d079ae3ce0"
          },
          "liquidityLocker": {
            "address": "0x9f94242E6715450760998771d1d5189bccA33889",
            "startBlock": 0,
            "codeHash": "0xc456c7e3b53e42737a30e9d830e6e884b3b0beaf801ec4095d61222d06dcdd1b"
          },
          "launchPad": {
            "address": "0x9D9BF09118e75D887adAE88eB8280B7C200F7c22",
            "startBlock": 0,
            "codeHash": "0xa00ce967828d4dff3ec41c0f9655ad42cdd09af7ba61cad077e6eef0789e021c"
          },
          "openingVault": {
            "address": "0xC8452AA89eA2FA69Eb9E862f0aEB2D64FDAa76Cc",
            "startBlock": 0,
            "codeHash": "0x8ef6b4a826fcc325e329b366b7f7b34621fe763739cf17563b1a3905c4f7916a"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0xe00161889AeCbc8321cDD941739DB63C7279FA1A",
            "startBlock": 0,
            "codeHash": "0x0e2152a334f44b26a5b6b3e809b34a0a125bc9e0c51e2e21fa180ea4830b4b41"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x4D811255C46a192eaA05F2C90B2f0a3db240AAc5",
            "startBlock": 0,
            "codeHash": "0x18aefa92b8601b97a402ee0b992c2e1a445c220e800e6a044063d0af0ca88de8"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xa354Cb82A42ce6302674Bfc03E86e3292e48B5D1",
            "startBlock": 0,
            "codeHash": "0x85515d83779cc9a6aa130c990cd79a81dd92cded70dc8c03498a6b58846e5728"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x523b2BBE9edce2F5669E0b244a719F5b38B958C1",
            "startBlock": 0,
            "codeHash": "0x4828313bfb6fc96da56b02eab6f07cc2183d137d5586952623060eadcfaa15ca"
          },
          "referralTokenGenerator": {
            "address": "0x818bBdAe8F5b5d33fdEda0d809dCCa379E0AecDe",
            "startBlock": 0,
            "codeHash": "0x14433bbdec341b21338df193474b6518a03b2f334f0292f0489f5db25fa260da"
          },
          "selfDividendTokenGenerator": {
            "address": "0xaEaA17fb79Aee2A3cB952194e96a74d518334289",
            "startBlock": 0,
            "codeHash": "0x996d0a37a47992705430e83bb64934fc7daf8db91a5e1978fd83de68097145f7"
          },
          "nftDividendTokenGenerator": {
            "address": "0xE45377d33FF6D87f331F65b91Bbf1b08a678001a",
            "startBlock": 0,
            "codeHash": "0xb7e6cc58a2b54179598c2bbeea05ac10627cf55f87cf9486a6e829029e2fd4f8"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x55Ee7cC166ffFb7A86444BbE8fB974E04d59194B",
            "startBlock": 0,
            "codeHash": "0x37b51716ce7d9c97b6b0b334a9430bd1d437d9e63593ec00b9e486c3042828c1"
          }
        }
      }
    ]
  }
]
