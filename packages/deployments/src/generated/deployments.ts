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
            "address": "0x57a067539aD27deDF0D5eDF7cD4cf6420F361af7",
            "startBlock": 0,
            "codeHash": "0x6ccc2369249d7fba6caaa9969dac224f81c8a2987bac18dbbfd0832b795de27c"
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
            "address": "0xC7af996dBf638C98b41FF56B56549989093A2A94",
            "startBlock": 0,
            "codeHash": "0xcfd41182c99e007b54a5e33040e24f00da24163a7ed4e27347f2521030620c41"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x1F737649423261D01B9218E5fa014F9Fee7f078E",
            "startBlock": 0,
            "codeHash": "0x8c809519151d9d516c72f72739cb1b59878e5070fae484906ba845760ee70162"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xBD084aF53055d52EC4cf04fb882F552c1dF4Cc0c",
            "startBlock": 0,
            "codeHash": "0xe48f1fe9767e1b65f6deaaa95ff6ee49e63c8a13ae3545a897481c83f2a86619"
          },
          "nativeDividendTokenGenerator": {
            "address": "0xC8799838c52DfF9E58F7D73aF3F1A158782B2369",
            "startBlock": 0,
            "codeHash": "0x630713fdded611bbe2aaea96c83adf21a2169615afdebacdd7784a3754760be8"
          },
          "referralTokenGenerator": {
            "address": "0x955B47c8bf73DD7d1C75354a592a176ccD3551a3",
            "startBlock": 0,
            "codeHash": "0xd375d1e16f8a5c848fe3940f95f4ac11b5ab9550a3d4381fb61fb3358ce3c962"
          },
          "selfDividendTokenGenerator": {
            "address": "0x29De8f8aABAFC8c16e727BbBC51F364F622B78B9",
            "startBlock": 0,
            "codeHash": "0xa5ab81d63634528af26fd2c306cad5fb6c49b0c03fc22540fb6a538f0c414cd2"
          },
          "nftDividendTokenGenerator": {
            "address": "0xA9B11CCE3fA1207b14F3C8381903eaDc08845825",
            "startBlock": 0,
            "codeHash": "0xb386700474588ca9b6a150d13f986cfc44d08962289c50a458d6ae33795b1d56"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x747D936209aC4E9Bcbd06a35E6fE602dAB98103F",
            "startBlock": 0,
            "codeHash": "0x01a80e1087b8ee00196d5979b9a4e0b362fe251cfbc626a0edb56068f847675c"
          }
        }
      }
    ]
  }
]
