// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenDetector} from "../../src/token-factory/ITokenDetector.sol";
import {StandardToken} from "../../templates/token/StandardToken.sol";
import {Bytes32Token, HostileToken} from "../fixtures/ForeignTokens.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice Concrete tests in the order of `TokenDetector.tree`.
contract TokenDetectorTest is TokenFixture {
    struct Info {
        uint256 templateId;
        uint256 createdAt;
        address creator;
        uint256[] numbers;
        address[] addresses;
        bool[] bools;
        string[] strings;
    }

    /// @dev Nine reads of at most 150 000 gas each, and room for everything around them.
    uint256 private constant MOST_GAS = 2_500_000;

    function test_Check_RecognisesFactoryToken() public {
        assertEq(address(detector.factory()), address(factory));
        expectCheck(address(create(alice, fullDraft(alice))), true, true, true, TEMPLATE_ID);
    }

    function test_Check_RecognisesForeignToken() public {
        expectCheck(foreignCopy(), false, true, true, 0);
        expectCheck(address(new Bytes32Token()), false, true, true, 0);
    }

    function test_Check_RecognisesPlainAddress() public view {
        expectCheck(alice, false, false, false, 0);
        expectCheck(address(0), false, false, false, 0);
    }

    function test_Check_RecognisesOtherContract() public view {
        expectCheck(address(factory), false, true, false, 0);
    }

    function test_Check_AnswersAboutHostileContracts() public {
        for (uint256 i = 0; i <= uint256(type(HostileToken.Trick).max); ++i) {
            HostileToken hostile = new HostileToken(HostileToken.Trick(i));
            uint256 before = gasleft();
            (bool ours, bool isContract,, uint256 templateId) = detector.check(address(hostile));
            assertLt(before - gasleft(), MOST_GAS);
            assertFalse(ours);
            assertTrue(isContract);
            assertEq(templateId, 0);
        }
    }

    function test_RevertWhen_GasTooLow() public {
        address token = address(create(alice, fullDraft(alice)));
        (bool ok, bytes memory failure) =
            address(detector).call{gas: 1_300_000}(abi.encodeCall(detector.check, (token)));
        assertFalse(ok);
        assertEq(bytes4(failure), ITokenDetector.TokenDetector_GasTooLow.selector);
        (ok, failure) = address(detector).call{gas: 1_300_000}(abi.encodeCall(detector.getTokenInfo, (token)));
        assertFalse(ok);
        assertEq(bytes4(failure), ITokenDetector.TokenDetector_GasTooLow.selector);
    }

    function test_GetTokenInfo_FactoryToken() public {
        Draft memory draft = fullDraft(bob);
        draft.decimals = 6;
        StandardToken token = create(alice, draft, FEE_WEI, address(0), 0);
        Info memory info = infoOf(address(token));
        assertEq(info.templateId, TEMPLATE_ID);
        assertEq(info.createdAt, block.timestamp);
        assertEq(info.creator, alice);
        assertEq(info.numbers.length, 6);
        assertEq(info.numbers[0], draft.totalSupply);
        assertEq(info.numbers[1], 6);
        assertEq(info.numbers[2], 7);
        assertEq(info.numbers[3], 3 days);
        assertEq(info.numbers[4], 2000);
        assertEq(info.numbers[5], block.timestamp + 3 days);
        assertEq(info.addresses.length, 1);
        assertEq(info.addresses[0], alice);
        assertEq(info.bools.length, 2);
        assertTrue(info.bools[0]);
        assertFalse(info.bools[1]);
        assertEq(info.strings.length, 3);
        assertEq(info.strings[0], draft.name);
        assertEq(info.strings[1], draft.symbol);
        assertEq(info.strings[2], draft.contractUri);
    }

    function test_GetTokenInfo_FollowsSwitches() public {
        StandardToken token = create(alice, fullDraft(alice));
        vm.prank(alice);
        token.renounceOwnership();
        Info memory info = infoOf(address(token));
        assertEq(info.creator, alice);
        assertEq(info.addresses[0], address(0));
        assertEq(info.numbers[2], 0);
        assertFalse(info.bools[0]);
        assertTrue(info.bools[1]);
    }

    /// @notice Tokens of templates without switches, and with switches of another shape.
    function test_GetTokenInfo_AnswersAboutOtherTemplates() public {
        bytes[] memory codes = new bytes[](4);
        codes[0] = hex"600160005260016000f3"; // answers nothing
        codes[1] = hex"635b6000566000526004601cf3"; // never ends
        codes[2] = hex"69600160005260206000f3600052600a6016f3"; // one word: 1
        codes[3] = hex"69600260005260806000f3600052600a6016f3"; // four words: 2, 0, 0, 0
        for (uint256 i = 0; i < codes.length; ++i) {
            address generator_ = address(newGenerator(codes[i]));
            vm.prank(platform);
            factory.setTemplate(2 + i, generator_, true);
            Arrays memory a = arraysOf(fullDraft(alice));
            vm.prank(alice);
            address token = factory.deploy(2 + i, a.strings, a.addresses, a.numbers, a.bools, address(0), address(0), 0);
            uint256 before = gasleft();
            Info memory info = infoOf(token);
            assertLt(before - gasleft(), MOST_GAS);
            assertEq(info.templateId, 2 + i);
            assertEq(info.creator, alice);
            assertEq(info.numbers[2], i < 2 ? 0 : i - 1);
            assertEq(info.numbers[3] + info.numbers[4] + info.numbers[5], 0);
            assertFalse(info.bools[0]);
            assertEq(info.bools[1], i == 2);
        }
    }

    function test_GetTokenInfo_ForeignToken() public {
        Info memory info = infoOf(foreignCopy());
        assertEq(info.templateId, 0);
        assertEq(info.createdAt, 0);
        assertEq(info.creator, address(0));
        assertEq(info.numbers.length, 2);
        assertEq(info.numbers[0], 1_000_000e18);
        assertEq(info.numbers[1], 18);
        assertEq(info.addresses[0], bob);
        assertEq(info.bools.length, 0);
        assertEq(info.strings[0], "Harbour Token");
    }

    function test_GetTokenInfo_Bytes32Texts() public {
        Info memory info = infoOf(address(new Bytes32Token()));
        assertEq(info.strings[0], "Maker");
        assertEq(info.strings[1], "MKR_is_thirty_two_bytes_long_now");
        assertEq(info.strings[2], "");
        assertEq(info.addresses[0], address(0));
        assertEq(info.numbers[1], 18);
    }

    function test_GetTokenInfo_PlainAddress() public view {
        expectNothing(infoOf(alice));
    }

    function test_GetTokenInfo_AnswersAboutHostileContracts() public {
        for (uint256 i = 0; i <= uint256(type(HostileToken.Trick).max); ++i) {
            HostileToken hostile = new HostileToken(HostileToken.Trick(i));
            uint256 before = gasleft();
            Info memory info = infoOf(address(hostile));
            assertLt(before - gasleft(), MOST_GAS);
            assertEq(info.templateId, 0);
            assertEq(info.numbers.length, 2);
            if (HostileToken.Trick(i) <= HostileToken.Trick.InvalidOpcode) expectNothing(info);
            if (HostileToken.Trick(i) != HostileToken.Trick.LongText) assertEq(info.strings[0], "");
        }
    }

    function test_GetTokenInfo_CutsLongTexts() public {
        Info memory info = infoOf(address(new HostileToken(HostileToken.Trick.LongText)));
        assertEq(bytes(info.strings[0]).length, 512);
        assertEq(bytes(info.strings[0])[511], "a");
    }

    /// @notice Whatever a contract answers, up to the size of any word or text, the detector comes back.
    function testFuzz_AnyAnswerIsSurvived(bytes calldata answer) public {
        // A contract that returns exactly these bytes to every call.
        bytes memory code = abi.encodePacked(hex"61", uint16(answer.length), hex"80600c6000396000f3", answer);
        address odd = makeAddr("odd");
        vm.etch(odd, code);
        Info memory info = infoOf(odd);
        assertEq(info.templateId, 0);
        assertLe(bytes(info.strings[0]).length, 512);
        detector.check(odd);
    }

    /// @notice The same code as the template, created by somebody else: not ours.
    function foreignCopy() private returns (address copy) {
        Arrays memory a = arraysOf(fullDraft(bob));
        a.addresses = new address[](2);
        (a.addresses[0], a.addresses[1]) = (bob, bob);
        bytes memory code = bytes.concat(templateCode(), abi.encode(a.strings, a.addresses, a.numbers, a.bools));
        assembly {
            copy := create(0, add(code, 0x20), mload(code))
        }
    }

    function infoOf(address token) private view returns (Info memory info) {
        (info.templateId, info.createdAt, info.creator, info.numbers, info.addresses, info.bools, info.strings) =
            detector.getTokenInfo(token);
    }

    function expectCheck(address token, bool ours, bool isContract, bool isErc20, uint256 templateId) private view {
        (bool a, bool b, bool c, uint256 d) = detector.check(token);
        assertEq(abi.encode(a, b, c, d), abi.encode(ours, isContract, isErc20, templateId));
    }

    function expectNothing(Info memory info) private pure {
        assertEq(info.numbers[0] + info.numbers[1] + info.createdAt, 0);
        assertEq(info.addresses[0], address(0));
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(info.strings[i], "");
        }
    }
}
