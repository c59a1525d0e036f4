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
            "address": "0x035F72999561b273B569a951AD99AC4291C2E2af",
            "startBlock": 0,
            "codeHash": "0x6b638852ae76f80937e54715f328378ce1bfdda1bf890b9507b9a84534a3f587"
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
            "address": "0x7c62ED610FAf5C3Bbc4C4783380e12b8cFb3B506",
            "startBlock": 0,
            "codeHash": "0xcff879a42f9dddf011005cefea94c811f0084016c5b5a64461822a4aca8ed660"
          },
          "rewardDividendTokenGenerator": {
            "address": "0xBfE9663429B2f6CcEeb992757B63D3Fd21Ed301f",
            "startBlock": 0,
            "codeHash": "0xb5530537a93631eeecee3b942deb3fba079699fc851d9bf10177436d2b446daf"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0xAD473c773A4c50E0724992f8fEC1EC2531371846",
            "startBlock": 0,
            "codeHash": "0x2ec338c2db6ea196d1dc011fd6d89d4b9b5d433f5be4bff46b6d0a28af168f8e"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x32cE909DfA787Fd9182bd5D6d82160f0C068F569",
            "startBlock": 0,
            "codeHash": "0xe7083a3f46664b4c36e3a7b9c7ff3efb76bf97328a58da823ba0847f26a10f1b"
          },
          "referralTokenGenerator": {
            "address": "0x498a22aEb61F301963EF126bAc192c28C08758c4",
            "startBlock": 0,
            "codeHash": "0x274844323bac4c52aa090e033dc55ad467ccd800e727331034d670611cab5f47"
          },
          "selfDividendTokenGenerator": {
            "address": "0xEF3f13054F29007Ce00a768b9B5c06Af93Da8648",
            "startBlock": 0,
            "codeHash": "0xe161ef13664bb2ba38e844c04512d8e587bd6ad2faaf903ed587688122f82ee1"
          },
          "nftDividendTokenGenerator": {
            "address": "0x922Afea496708E63e6d70ae41c5bb545beB4fCdc",
            "startBlock": 0,
            "codeHash": "0xf80cd857bf7ee2588acd448d56ad5c1f4e3de37d04f43b0a970d8f8b0fc28bd3"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0xf730dfd6143dC5F3ACb0C4FB3C16ab4514467c6D",
            "startBlock": 0,
            "codeHash": "0x2ecfe99cb5aa9ff15e8a5c81fe0a892646d2d34aefe55acdf9052c1d78f4b057"
          }
        }
      }
    ]
  }
]
