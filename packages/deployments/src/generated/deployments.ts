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
          "taxedTokenExtension": {
            "address": "0xe83d6957eD2A27Bb0Af8E976cbFf7c78A7292c2c",
            "startBlock": 0,
            "codeHash": "0x05410ff687fe4fa91135858ae10a44125a800d6ac50f1c2fee01b0c07ad01d30"
          },
          "platformRegistry": {
            "address": "0xe57a6f75136aE02d7A7a5B3083884AfC49530C75",
            "startBlock": 0,
            "codeHash": "0x5e071e1f3fbf9685e80654c4cba729c64f6ad174c5da9aac03beee9e4a49cef8"
          },
          "tokenFactory": {
            "address": "0xDF3364F83cF0C2DECE207826338C22a16ad8F44A",
            "startBlock": 0,
            "codeHash": "0x34a336cd38557c2e69a49e56ba6019f177a578943fc113ea3482ec715c5673dc"
          },
          "tokenDetector": {
            "address": "0x47043a41733a7B55fE24b4Ff2b229C1E956cbc2b",
            "startBlock": 0,
            "codeHash": "0x4f2353e9f4520baeffa65b32bbb6749646d96cba36cca89fdefd623eafc18efa"
          },
          "liquidityLocker": {
            "address": "0x35dc38Ae25ff138D68b6070e3c07F731F3168B26",
            "startBlock": 0,
            "codeHash": "0x0a763a26da35e6f858dc381b911c8bf5fd0569420beddffccc820e5570962d23"
          },
          "lockAnnouncer": {
            "address": "0x07aB791BC8A7ED1ceB423d5D30E4Ef11856581C3",
            "startBlock": 0,
            "codeHash": "0x7cd96b749da78f971fe0ea0d7de7f278b0e2213db899721c7f842d5d7cacd0a5"
          },
          "tokenLocker": {
            "address": "0x883b1D2a256472F18fd91A50e5c733d897077352",
            "startBlock": 0,
            "codeHash": "0xbb7adf12f0525b59f9cadabd9911558aae06b49ee8de814c3a511b7a28516d63"
          },
          "nftLocker": {
            "address": "0xE192C8c76d8A32C87E9d3DF01223A7AB05437194",
            "startBlock": 0,
            "codeHash": "0xd76e0d24908923374117824d9857b43fda2d12d419e4afb0dc831d36d0e66302"
          },
          "poolRepair": {
            "address": "0x3eF26bf57a84017149A87B4b489Aa3302dD81582",
            "startBlock": 0,
            "codeHash": "0x741ed422ce643fdf7df2e420c86083e7e7ff83ef92803a0d7364e089c990997b"
          },
          "launchPad": {
            "address": "0xC105B52073620b4CA02a2C33b7e89646F4f8Feab",
            "startBlock": 0,
            "codeHash": "0x4d7a7cebf528649162a1823ade87a87ab6adcb2ebf97ad2fe9b859ecd7596f31"
          },
          "openingVault": {
            "address": "0x1306D68789b68f3Ee491aB2E3b7dA7532d288Ed4",
            "startBlock": 0,
            "codeHash": "0xe4bf0c129c479c967200c628bf8694a5e86fa90381323a50f0e8cbf23969b072"
          },
          "vip": {
            "address": "0x95c6d01CF7402Eb78ee5845464649d096bcBbA72",
            "startBlock": 0,
            "codeHash": "0x6093aac6b0492b02cccd2027335e5323aa0b5a599e7938c70fa6af42ead2d288"
          },
          "inviter": {
            "address": "0x2ccD93291da3703Dbfd0deD35554eF22c386fe8D",
            "startBlock": 0,
            "codeHash": "0x5e2801f732f57ee9cfcbe10f02335c2bee4f803b136c13f151c09e65ae245846"
          },
          "whitelistMarket": {
            "address": "0xedA6A4DB4550264b0E8370Ed97C498D19CCF1096",
            "startBlock": 0,
            "codeHash": "0xee11079efccd24dd2c062db6a3888e246f6aba53ceee54858c3290d8119ebd0e"
          },
          "sellabilityCheck": {
            "address": "0x0a979a5ad74F443945e24Fb00D878A26B2E5c225",
            "startBlock": 0,
            "codeHash": "0x2be50a04c9a44e7a99f7844a79304aa3dd56e5273c392b008a53e1cb440ef2ee"
          },
          "presaleAdmin": {
            "address": "0x856e61b2368f0215215d9c07dB8789960fB52a0e",
            "startBlock": 0,
            "codeHash": "0xc757ce73a5ccfb3aec414af7ad01e7947205218b5ec7320637f89bad0bac80ed"
          },
          "normalPresale": {
            "address": "0x98bE3AF26714B46e3F640e65bB0De7a59533c22E",
            "startBlock": 0,
            "codeHash": "0x99588747e76db7799558159ddaa6a1cde52786ecd9d398e6759f7f8723828e32"
          },
          "fairPresale": {
            "address": "0xADeb875D1D56c88CFf7F897EC0DF91ea53e62f00",
            "startBlock": 0,
            "codeHash": "0x376786b44b43d4b92966891db8d1b310a01570c1f2bc6947456815d7fd84505c"
          },
          "privatePresale": {
            "address": "0x85e95a8f431cD933f4AE43b7fB3AC5fd7405897A",
            "startBlock": 0,
            "codeHash": "0x315f66857e0254ee751267b878f7f4ff056b66b89d3fac1999a0c5abced292bf"
          },
          "presaleFactory": {
            "address": "0x2041AA56a72DC50F1D8Fb174c82f9089Bf4dE584",
            "startBlock": 0,
            "codeHash": "0x01cebc683335589f7fa5f280314aa635d523d90a4ffa5b9a402a13c3f277a88b"
          },
          "tokenMapping": {
            "address": "0x9e969D528BfA261619010E70005531B82cAB0f1E",
            "startBlock": 0,
            "codeHash": "0x57539764e06618f58318315570b93c71690daa0e631e717d0a2fd385792b88b1"
          },
          "merkleAirdrop": {
            "address": "0xedd63e181CdE71aC3bA75d563C8745B40b6e7981",
            "startBlock": 0,
            "codeHash": "0x55880d4f7aadb76334782f983c33002537c33e6c4c895af14be3a6414286ef96"
          },
          "airdropFactory": {
            "address": "0x0411e896c1e1873d86164D030c3481b1E55f8DC8",
            "startBlock": 0,
            "codeHash": "0x65821d2eccc09462c287fdff10e340a36496b26012ab1fe9e859ecdfa9427768"
          },
          "multisend": {
            "address": "0x61F11aD9Ad4c6725635AC5156de215Fd7F0D495F",
            "startBlock": 0,
            "codeHash": "0xd3dcac8f302d9068476d339a1af414b71e44e7dac1a5206ee377bad52defd6fd"
          },
          "poolFactory": {
            "address": "0x24C205E0142272c555b646AB56Dd52FC387EB799",
            "startBlock": 0,
            "codeHash": "0xaf79cace7cf7d65e6fa68337511ed69c523f6d83fbd4fe02235199c5dcd9a5b7"
          },
          "tokenPool": {
            "address": "0x394804eEbc1AebD1f749931D63f9A0904d32202A",
            "startBlock": 0,
            "codeHash": "0x5204e161770a1c24ee0cd678b839c388cc7dbe1470cff4d7ef6f5b99f6409da0"
          },
          "nftPool": {
            "address": "0x32821D42638846ABB8De87596c7F8c11625e1B64",
            "startBlock": 0,
            "codeHash": "0x0aa424faf3bb7d3c9327f12d7c669c884eb675b1416f7abffa7bc177be8e6413"
          },
          "nftSale": {
            "address": "0x7daBFdF5B23aDcbE6f03A368339A5A0A53c44e5A",
            "startBlock": 0,
            "codeHash": "0x4db250eb2b4578747f339f285b9a9befa9a02e61f5376af7be7a932b7f73ee81"
          },
          "nftSaleFactory": {
            "address": "0x789f084BAF611F39dFA17b5d6fbB64c6c1DA6563",
            "startBlock": 0,
            "codeHash": "0xf7208d0f8927bb11c61014f84d3911236c3b18c0918632b22e8ac81c0280c8e3"
          },
          "standardTokenGenerator": {
            "address": "0xaF6e35e2325d60e0B665FF046b3DE02e5430553D",
            "startBlock": 0,
            "codeHash": "0xa6ed652a55d60f399c0e044552b3941c1f7055807b7e1b7627de9f242ea5f36f"
          },
          "taxedTokenGenerator": {
            "address": "0xE881Cd4133b6798a98d18f3C59480b8B36045eB5",
            "startBlock": 0,
            "codeHash": "0x450d1f0060f4dbd47033300210dfc884ed56fa74a98f496f5e0bedf09e6bc914"
          },
          "rewardDividendTokenGenerator": {
            "address": "0x1Ba7105e1371EbE5dE0F03af0b25D7C62859027b",
            "startBlock": 0,
            "codeHash": "0x53daa923c8b8d5dfc6d772347157bdb6e918d88d456a328ddeaf4efc554d9971"
          },
          "liquidityDividendTokenGenerator": {
            "address": "0x197834ADE4802dDE6fDc2af2Eb6A1cBCe4614B23",
            "startBlock": 0,
            "codeHash": "0x124b48644bcc2d4bdcc9c16e8300fea26000bf1fd32d77f2e1bb07e08512e7f1"
          },
          "nativeDividendTokenGenerator": {
            "address": "0x3B51A4A090E5d528f973323ebF857cA70Dc1C4c3",
            "startBlock": 0,
            "codeHash": "0x3e86f9cbb338fef20ec0403a37c5682d5bc1981811bc75241d5103111d773f0c"
          },
          "referralTokenGenerator": {
            "address": "0x959edbe3Bc881D2cB7aC18D68e324bd8e8B8AC29",
            "startBlock": 0,
            "codeHash": "0x138c6b53f705b399a90b7ff2473ebe1a67694ce469556f980627d2bb1ef52bf8"
          },
          "selfDividendTokenGenerator": {
            "address": "0x460425B6020FCF8Ece882004c1E99b52266BB215",
            "startBlock": 0,
            "codeHash": "0x296e736e5b33c7b42e31dbc77edeb4f97791d85fbda6119132a873702690b194"
          },
          "nftDividendTokenGenerator": {
            "address": "0x77A111Bc4F41e30e09b4C6D0b575765E47e52860",
            "startBlock": 0,
            "codeHash": "0xfb088a863841b417e92f1164c287009aec7a6ddf8564b1e01911e513a1299d49"
          },
          "referralLiquidityDividendTokenGenerator": {
            "address": "0x465ACe60AdD1881323536d2d1Bf894E81f738a28",
            "startBlock": 0,
            "codeHash": "0x9def31357488d5d1a1e0bce7ab93858a337f38050e8425699011333218df5011"
          }
        }
      }
    ]
  }
]
