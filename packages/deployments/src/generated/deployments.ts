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
            "address": "0x0df8DD607eEb5509104cD6ce8Dd8D002e9dEd829",
            "startBlock": 0,
            "codeHash": "0x9c7b018991e4f7067d5230aa708a8f245645df60682fcf0202079f2f9ea3810e"
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
            "address": "0x00eA6Da79467fAA0c92eCc7ED41E3Bd15444a93C",
            "startBlock": 0,
            "codeHash": "0x46e656cbe75648e720d424c4a2901356ff371f77fa073d145a425ba77f708389"
          },
          "launchPad": {
            "address": "0xbbFF2164e228955059891D163d3343E7c030F621",
            "startBlock": 0,
            "codeHash": "0x81db2bdf35f7bae4dcc95a49923b1ed47ac6282e603c0f6c7fb137b9dda572da"
          },
          "openingVault": {
            "address": "0xa9698734EfbC2E3A4D75D2D972e48B205cbc72AC",
            "startBlock": 0,
            "codeHash": "0xcfdd6cb4ece7f45fe301b21382ea506b058e40fc15d15ee0ef6816bdd043deb4"
          },
          "inviter": {
            "address": "0xfdFF87Be0E0a961b95b097B0d482aE581067E662",
            "startBlock": 0,
            "codeHash": "0x90c0dcf984b8b0203291f86353481e7af62682abc86e229ff29d3be3217c0895"
          },
          "whitelistMarket": {
            "address": "0x25495e5fDB3cbf4D445b02038623adDA051a7Ef8",
            "startBlock": 0,
            "codeHash": "0x6546340c83ff9814ef7bce88d7e2b507415537631a1ed5b2f588e8e1a1280c34"
          },
          "sellCanary": {
            "address": "0x4918F34aF35DB2b1290Bcc380875f63fd06Db86D",
            "startBlock": 0,
            "codeHash": "0x3c046ab58916e0d6c832bf7dee928de1a17681f5d0374fbf37cb25981e300b35"
          },
          "presaleDesk": {
            "address": "0x6d4263eE72e70093CE8Ab937e5A971c324eE8353",
            "startBlock": 0,
            "codeHash": "0xfe030da6f56aadaf5c7a554f43dc3ba97551867b9044608e349cfa7407dc72bc"
          },
          "normalPresale": {
            "address": "0xb94Cb778df2cEa74BbbB7E6cA480d4E253E4add6",
            "startBlock": 0,
            "codeHash": "0x355d989650f213d0c2b99454bd0daef68a2e1b16220fe48db54e0aa7110e084a"
          },
          "fairPresale": {
            "address": "0xb418ae7EAD5D570907b7c63145d2CB61749EFa34",
            "startBlock": 0,
            "codeHash": "0x516c5b6266f95e75839c2a332adc08ca598c4351deda37de4a941456197c5324"
          },
          "privatePresale": {
            "address": "0xC2f3A7dF2BabAc2AD611B3F048271F5d7cf87938",
            "startBlock": 0,
            "codeHash": "0xef3fdb29db3a40892ad3f6496832dff54cd49f3c8666b334df9f029d1fa5de65"
          },
          "presaleFactory": {
            "address": "0xf32cf82492A294e18abe6e8c95f535086bb5D491",
            "startBlock": 0,
            "codeHash": "0xc5c66ad6f5dd84c2ac139875d9540f2efa56c65c6aab7b00ce572509fff91681"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0xbb7A53F6A7949311DB7630E2b3FcC2330aA93683",
            "startBlock": 0,
            "codeHash": "0x091e9e7acee7526ed18a76f87240d9c8ede1460a89f3ce22012fa1b0347c9556"
          },
          "rewardDividendTokenGenerator": {
            "address": "0xd72119001789db4E4b50C36F09A159E4dd3E8609",
            "startBlock": 0,
            "codeHash": "0x973be08fde1949cb395df5b0e87f8945a648b1de5aa3d6fa5925c9ec1d59001d"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x56bA3c7CCCd4190343A5Ac0352133900A94De595",
            "startBlock": 0,
            "codeHash": "0x49279893d2461ed4faf69b09ee00403ec08e840a504fdb7552c27caae15bb5d7"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x04D59C9D140de59864f14528164165C198f47EAD",
            "startBlock": 0,
            "codeHash": "0x3a15eea794b1f132dbe45cf6a52260fcf916dbb00bceb78a4bf25b82cb73d91f"
          },
          "referralTokenGenerator": {
            "address": "0x965f00F89AA90CD160E1dD261e640Ee9148eda3B",
            "startBlock": 0,
            "codeHash": "0x90303aa01e6d875d502a67ec7d59ea44e2232780c01d6bbaae0a251b21adb0e5"
          },
          "selfDividendTokenGenerator": {
            "address": "0x3870fF12CddeA3168a777E5e49a2D8dB5DE965D2",
            "startBlock": 0,
            "codeHash": "0xd6f7194a33093e969d9c09b3e4d0893c19cc5f25cf868ca03199c329d34cc798"
          },
          "nftDividendTokenGenerator": {
            "address": "0x882383dA5fC56348dAe14cCC5fb3e6683ab2FEc4",
            "startBlock": 0,
            "codeHash": "0xcaf9063f56211b57a38e2f6b6f76468e995e7f922b9174ce9a30f4f58671bef6"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x165d3Be386Fc0F186d91167E9842E96C5d3d9545",
            "startBlock": 0,
            "codeHash": "0x712fde80af191e7e794663b2fcd9b7bac98fd2d3b18b7ee38df89472317c6236"
          }
        }
      }
    ]
  }
]
