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
            "address": "0x63B45b35D975e65C65C29Eb4B3253045588E2ca3",
            "startBlock": 0,
            "codeHash": "0x87696700c54e5f06b7dc6d9061c99fa5be4d5820fcc998fca5de41059af2dc81"
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
            "address": "0x4f66A81A7838fF492E7A5B81b8fb665A0552EdeE",
            "startBlock": 0,
            "codeHash": "0xded0fbb2c317ea1df68ca0023ea6bc56580ea35e2ef2f4d7f975242bd5121e7d"
          },
          "openingVault": {
            "address": "0xecF4aaa47E2DA1fAe2e4a5FE5c298f27b04362a9",
            "startBlock": 0,
            "codeHash": "0x85f22e923c135d53346987780c5dc5162a4e86e407cdb0d4a8a88493b910fb57"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x1cb473209D869a735C194A59295fAe5b7bD8Cf1c",
            "startBlock": 0,
            "codeHash": "0x54c21e03c624169f00da9b0d68f01ea3becbdbc35544e298b97f056a9419cb2d"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x4B75773B844d165c4575fc635A4Bf3a997E59423",
            "startBlock": 0,
            "codeHash": "0x092242d9ea31cba90bb83082b8a28b808bc0efe3bcda4c8512183430172e712e"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x1cE788A74A760b1e8D5cc120225E2f2d9Dc1a73E",
            "startBlock": 0,
            "codeHash": "0x043d19af38ddbc445188b9775ffc1856e1e9685bac4f3827700b08cb6341d0d7"
          },
          "nativeDividendTokenGenerator": {
            "address": "0xBa1c2EA347F3B3E5FCeEE34c77E8Bb117810E541",
            "startBlock": 0,
            "codeHash": "0x3d68c10e4947c84d300ea724784f14570f6bac43431b76e24013ca3b4eda1a84"
          },
          "referralTokenGenerator": {
            "address": "0x47b768945397CB6c14D0b41AA8EFFaEbaC32D04B",
            "startBlock": 0,
            "codeHash": "0x16893bb9a40bb64f37e1dbebf022774d1452d8dd97dcd05a6ec8d5e2098180e7"
          },
          "selfDividendTokenGenerator": {
            "address": "0xE50e733E71Ed5e27240C23Eea73D11177FB4b90F",
            "startBlock": 0,
            "codeHash": "0x3600cb097b51552ba3b67da9e754898244974e104398e40659d0f2c98fbfda6d"
          },
          "nftDividendTokenGenerator": {
            "address": "0x4f1c680d6475135da6e71a78506AE0C96cc88112",
            "startBlock": 0,
            "codeHash": "0x21f6449f101e6abd0384cfd0ba7a357fd4c5d95c4feaf589baf22f3765f53909"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x8ba6e0B2481273eDEB85Cd8caA8309D3f9e33e64",
            "startBlock": 0,
            "codeHash": "0x19a8218f16aceca7f9c34affc2003c7bd8928624847efeb4ed2fcee73c51793a"
          }
        }
      }
    ]
  }
]
