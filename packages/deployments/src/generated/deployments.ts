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
            "address": "0xe071297D5d6cA295116E585983Da73f32D85A4e4",
            "startBlock": 0,
            "codeHash": "0xc56ee9fd73af4bd29e73c9ba6b60f65c403febb9344a54791d559ade3fcf2c67"
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
          "lockAnnouncer": {
            "address": "0xe9f5E2a4f4678b47b622D0A320fF13A3C928a54A",
            "startBlock": 0,
            "codeHash": "0xe7a34939c78bc61319c97d6e4234f82c16425e468fe02947db30382cd6f803a0"
          },
          "tokenLocker": {
            "address": "0x2bFCa979c0C2f88067Dd5169F83ecBBDC46E813B",
            "startBlock": 0,
            "codeHash": "0x470dc18a5bcea5fd7d8c877947552da07cb6f36a0428b0cff8a70c2bfb24972e"
          },
          "nftLocker": {
            "address": "0xD09c0811aC2358DfCf975CaB7729e6d784438feB",
            "startBlock": 0,
            "codeHash": "0x4fc8a6e0698a4a568f0514cb36f117810917feb98c110e60ce05254ac77e1d0d"
          },
          "poolFixer": {
            "address": "0x4364A6C77Bb8f8B8F7f5F4332233c431e2E1D4Eb",
            "startBlock": 0,
            "codeHash": "0xf9d9a7e4a50e7eadc515129aabf4329cbed77422907a2a89b3e4543c36379ac6"
          },
          "launchPad": {
            "address": "0xF687337DE9e69536D1aB646f626510390e300f53",
            "startBlock": 0,
            "codeHash": "0xf0dc72442247c12d430ff6b7d0193a145b0ee898069822f7ee15b356ad6d0551"
          },
          "openingVault": {
            "address": "0x756Eb93d698F64ba1418d1E744A20da6f58CD844",
            "startBlock": 0,
            "codeHash": "0xaa48c8fe435ece933604c9fba5cec9c3afe849e5071307efa959fce91b04638e"
          },
          "inviter": {
            "address": "0xCb6d7794C4277549fcCeF08b93D8Af2a2A8B5019",
            "startBlock": 0,
            "codeHash": "0xef363e4c62623314995056761c58e3d0cd6356cc42e3b587a7f9310bbd8defca"
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
            "address": "0x3bbE10b315F96D75c671B0E7247300Db54c91F04",
            "startBlock": 0,
            "codeHash": "0x390ea14070d1b68a7d591ae60665ec6aecc8bddb553d732a033412f4b0977432"
          },
          "normalPresale": {
            "address": "0x17653Cec8445CF9fd19801e609d33B3FBDFb6862",
            "startBlock": 0,
            "codeHash": "0x89056011ac2cebb2322310ee30880637cb47f099330f73081edf2115bf6ce5ab"
          },
          "fairPresale": {
            "address": "0x34b4F53611f4149c2e02C066Fef1Aa830F602a41",
            "startBlock": 0,
            "codeHash": "0x3a90ea9a2c93b4186586e3575d4e138f9bccd73fb88a27705d12597b9a54191d"
          },
          "privatePresale": {
            "address": "0x8177cE94E557Fb9Db52b8CdC019A3FAe08077587",
            "startBlock": 0,
            "codeHash": "0xccb2a42bc526516809f089ce2dbac4289ecd688b1147f4feb0bf782401895f7c"
          },
          "presaleFactory": {
            "address": "0x1229B09118f27eE9e018D7003CD676aaE42A483b",
            "startBlock": 0,
            "codeHash": "0x968da7d460c329325a71383b342f834cb40fbc411fdec85ae3904a09ec64a315"
          },
          "standardTokenGenerator": {
            "address": "0x5CEbfA1bE0c4e0d2596f7689Ff3A1a8c8FB17C18",
            "startBlock": 0,
            "codeHash": "0xec94b3832f79b2e0a84b7f8b05e72aaccaa7959f594723c59c7d83d7bc5d9708"
          },
          "taxedTokenGenerator": {
            "address": "0x8617d4D683919eEb71a98F2fbaa76dc015A568cA",
            "startBlock": 0,
            "codeHash": "0x71f9e0c42e2c34ade4446104ba7d0dbce01311e4e829434774c769126ab54548"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x6bb8Db1EBd7c48e62DB6465488282e699Dc26d94",
            "startBlock": 0,
            "codeHash": "0xd66995c78d07b459d4f8f48212fdceddf183e6b7a1637295e8342147e3857805"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x2b2984BE5fDFdA0536a4A91a7fC14d26Fc194B24",
            "startBlock": 0,
            "codeHash": "0xac0e501b610bec6ff8f7a443721b0af07633ac3a8728f5d5c99aa59faa4c9369"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x4201d33836CDD058f97752E6182E2fde90bAc64a",
            "startBlock": 0,
            "codeHash": "0xc996a494938012cc08a1b952c991caace51a46e93fa21e550332e36681b03113"
          },
          "referralTokenGenerator": {
            "address": "0x5269Ba0cf3FdC2f4bADF982a6cd8dFC667D570d1",
            "startBlock": 0,
            "codeHash": "0x8a2b8cdc530cf30056f96bb69c5ac0a147954eb868501efbd00cd3a28b8ca27b"
          },
          "selfDividendTokenGenerator": {
            "address": "0x5a4234158C943C9D056B7b5059180C5DcEBABe8F",
            "startBlock": 0,
            "codeHash": "0xcfd1767d65a57207cfddde5226a4b5ccdcf58eebe09066d378266f8edf3206a6"
          },
          "nftDividendTokenGenerator": {
            "address": "0xCa1512a5E6F90696bC9aD0E0A7F622f9701525f0",
            "startBlock": 0,
            "codeHash": "0x818e4d8e8f06393140fa9afc045a7c806a2c16f65006173d5c5f20d85fe59ae9"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x7d1FAa79f57431E24CCAA6b01a4268EdC62A1EE2",
            "startBlock": 0,
            "codeHash": "0x0b46246aab42ab095af5808699f55f8e3d143a998e02c3b2d7ef580551372abe"
          }
        }
      }
    ]
  }
]
