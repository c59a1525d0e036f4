// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IMultisend} from "../../src/airdrop/IMultisend.sol";
import {RefusesPayment} from "../fixtures/Actors.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {MultisendFixture} from "./MultisendFixture.sol";

/// @notice Concrete tests in the order of `Multisend.tree`.
contract MultisendTest is MultisendFixture, Permit2Fixture {
    function test_SendNative_PaysEachAndKeepsNothing() public {
        address[] memory to = people(50);
        (uint256[] memory amounts, uint256 sum) = amountsFrom(1, 50);
        vm.expectEmit(address(multisend));
        emit IMultisend.Sent(sender, address(0), 0, 0, 50, sum);
        vm.prank(sender);
        multisend.sendNative{value: sum}(noList(), to, amounts);
        for (uint256 i = 0; i < 50; ++i) {
            assertEq(to[i].balance, amounts[i]);
        }
        assertEq(address(multisend).balance, 0);
    }

    function test_RevertWhen_ValueDiffers() public {
        (uint256[] memory amounts, uint256 sum) = amountsFrom(1, 3);
        for (uint256 i = 0; i < 2; ++i) {
            uint256 sent = i == 0 ? sum - 1 : sum + 1;
            vm.expectRevert(abi.encodeWithSelector(IMultisend.Multisend_ValueDiffers.selector, sent, sum));
            vm.prank(sender);
            multisend.sendNative{value: sent}(noList(), people(3), amounts);
        }
    }

    function test_RevertWhen_RecipientRefuses() public {
        address[] memory to = people(3);
        to[1] = address(new RefusesPayment());
        (uint256[] memory amounts, uint256 sum) = amountsFrom(1, 3);
        vm.expectRevert(abi.encodeWithSelector(IMultisend.Multisend_TransferFailed.selector, 1, to[1]));
        vm.prank(sender);
        multisend.sendNative{value: sum}(noList(), to, amounts);
        assertEq(to[0].balance, 0);
    }

    function test_SendTokens_PaysEachAndKeepsNothing() public {
        address[] memory to = people(50);
        (uint256[] memory amounts, uint256 sum) = amountsFrom(1e18, 50);
        vm.expectEmit(address(multisend));
        emit IMultisend.Sent(sender, address(token), 0, 0, 50, sum);
        send(to, amounts);
        for (uint256 i = 0; i < 50; ++i) {
            assertEq(token.balanceOf(to[i]), amounts[i]);
        }
        assertEq(token.balanceOf(address(multisend)), 0);
        assertEq(token.balanceOf(sender), HELD - sum);
    }

    function test_SendTokens_TokenAnswersNothing() public {
        token.setSilent(true);
        (uint256[] memory amounts,) = amountsFrom(5, 2);
        send(people(2), amounts);
        assertEq(token.balanceOf(people(2)[1]), 6);
    }

    function test_SendTokens_ByPermit2() public {
        setUpPermit2();
        (uint256[] memory amounts, uint256 sum) = amountsFrom(5, 4);
        allowByPermit2(sender, address(token), address(multisend), sum);
        send(people(4), amounts);
        assertEq(token.balanceOf(people(4)[3]), 8);
    }

    function test_RevertWhen_TokenKeepsAPart() public {
        token.setFee(100);
        (uint256[] memory amounts, uint256 sum) = amountsFrom(1e18, 2);
        vm.expectRevert(
            abi.encodeWithSelector(IMultisend.Multisend_ReceivedLess.selector, address(token), sum - sum / 100, sum)
        );
        send(people(2), amounts);
    }

    function test_RevertWhen_NotToken() public {
        (uint256[] memory amounts,) = amountsFrom(1, 1);
        address nobody = makeAddr("nobody");
        bytes memory reason = abi.encodeWithSelector(IMultisend.Multisend_NotToken.selector, nobody);
        vm.startPrank(sender);
        vm.expectRevert(reason);
        multisend.sendTokens(nobody, noList(), people(1), amounts);
        vm.expectRevert(reason);
        multisend.sendTokensDirectly(nobody, noList(), people(1), amounts);
        vm.expectRevert(reason);
        multisend.sendNfts(nobody, noList(), people(1), amounts);
    }

    function test_RevertWhen_TokenRefusesRecipient() public {
        address[] memory to = people(3);
        to[2] = address(0);
        SoladyPeer strict = new SoladyPeer(sender, 100);
        FussyToken fussy = new FussyToken(sender, 100);
        (uint256[] memory amounts,) = amountsFrom(1, 3);
        bytes memory reason = abi.encodeWithSelector(IMultisend.Multisend_TransferFailed.selector, 2, address(0));
        vm.startPrank(sender);
        strict.approve(address(multisend), 100);
        // One that sends to nobody's address like to any other.
        multisend.sendTokens(address(strict), noList(), to, amounts);
        fussy.approve(address(multisend), 100);
        vm.expectRevert(reason);
        multisend.sendTokens(address(fussy), noList(), to, amounts);
        vm.expectRevert(reason);
        multisend.sendTokensDirectly(address(fussy), noList(), to, amounts);
    }

    function test_SendTokensWithPermit_NeedsNoAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        (uint256[] memory amounts, uint256 sum) = amountsFrom(7, 3);
        SoladyPeer peer = new SoladyPeer(signer, sum);
        bytes32 digest = keccak256(
            abi.encodePacked(
                "\x19\x01",
                peer.DOMAIN_SEPARATOR(),
                keccak256(
                    abi.encode(
                        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                        signer,
                        address(multisend),
                        sum,
                        0,
                        block.timestamp
                    )
                )
            )
        );
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, digest);
        vm.prank(signer);
        multisend.sendTokensWithPermit(
            address(peer), noList(), people(3), amounts, sum, block.timestamp, abi.encodePacked(r, s, v)
        );
        assertEq(peer.balanceOf(people(3)[2]), 9);
        assertEq(peer.allowance(signer, address(multisend)), 0);
    }

    function test_SendTokensDirectly_TokenThatKeepsAPart() public {
        token.setFee(100);
        (uint256[] memory amounts, uint256 sum) = amountsFrom(1e18, 2);
        vm.expectEmit(address(multisend));
        emit IMultisend.Sent(sender, address(token), 0, 0, 2, sum);
        vm.prank(sender);
        multisend.sendTokensDirectly(address(token), noList(), people(2), amounts);
        assertEq(token.balanceOf(people(2)[0]), 1e18 - 1e16);
    }

    function test_SendNfts_OneToEach() public {
        address[] memory to = people(3);
        uint256[] memory ids = new uint256[](3);
        for (uint256 i = 0; i < 3; ++i) {
            ids[i] = 100 + i;
            collection.mint(sender, ids[i]);
        }
        vm.startPrank(sender);
        collection.setApprovalForAll(address(multisend), true);
        vm.expectEmit(address(multisend));
        emit IMultisend.Sent(sender, address(collection), 0, 0, 3, 3);
        multisend.sendNfts(address(collection), noList(), to, ids);
        for (uint256 i = 0; i < 3; ++i) {
            assertEq(collection.ownerOf(ids[i]), to[i]);
        }
    }

    function test_RevertWhen_NftIsNotTheCallers() public {
        collection.mint(makeAddr("other"), 1);
        uint256[] memory ids = new uint256[](1);
        ids[0] = 1;
        address[] memory to = people(1);
        vm.expectRevert(abi.encodeWithSelector(IMultisend.Multisend_TransferFailed.selector, 0, to[0]));
        vm.prank(sender);
        multisend.sendNfts(address(collection), noList(), to, ids);
    }

    function test_RevertWhen_ListEmpty() public {
        address[] memory nobody;
        uint256[] memory nothing;
        bytes4 reason = IMultisend.Multisend_ListEmpty.selector;
        vm.expectRevert(reason);
        multisend.sendNative(noList(), nobody, nothing);
        vm.expectRevert(reason);
        multisend.sendTokens(address(token), noList(), nobody, nothing);
        vm.expectRevert(reason);
        multisend.sendTokensDirectly(address(token), noList(), nobody, nothing);
        vm.expectRevert(reason);
        multisend.sendNfts(address(collection), noList(), nobody, nothing);
    }

    function test_RevertWhen_LengthsDiffer() public {
        (uint256[] memory amounts,) = amountsFrom(1, 2);
        bytes memory reason = abi.encodeWithSelector(IMultisend.Multisend_LengthsDiffer.selector, 3, 2);
        vm.expectRevert(reason);
        multisend.sendNative(noList(), people(3), amounts);
        vm.expectRevert(reason);
        multisend.sendTokens(address(token), noList(), people(3), amounts);
        vm.expectRevert(reason);
        multisend.sendTokensDirectly(address(token), noList(), people(3), amounts);
        vm.expectRevert(reason);
        multisend.sendNfts(address(collection), noList(), people(3), amounts);
    }

    function test_RevertWhen_SumTooLarge() public {
        uint256[] memory amounts = new uint256[](3);
        (amounts[0], amounts[1], amounts[2]) = (type(uint256).max, 1, 1);
        vm.expectRevert(IMultisend.Multisend_SumTooLarge.selector);
        multisend.sendNative(noList(), people(3), amounts);
        vm.expectRevert(IMultisend.Multisend_SumTooLarge.selector);
        multisend.sendTokens(address(token), noList(), people(3), amounts);
    }

    function test_IsSent_EachBatchOfAListOnce() public {
        (uint256[] memory amounts, uint256 sum) = amountsFrom(1, 2);
        for (uint256 number = 254; number < 258; ++number) {
            IMultisend.Batch memory batch = IMultisend.Batch(77, number);
            assertFalse(multisend.isSent(sender, 77, number));
            vm.startPrank(sender);
            multisend.sendTokens(address(token), batch, people(2), amounts);
            assertTrue(multisend.isSent(sender, 77, number));
            vm.expectRevert(abi.encodeWithSelector(IMultisend.Multisend_AlreadySent.selector, 77, number));
            multisend.sendNative{value: sum}(batch, people(2), amounts);
            vm.stopPrank();
        }
        assertFalse(multisend.isSent(sender, 78, 254));
        assertFalse(multisend.isSent(address(this), 77, 254));
        // Without a number nothing is remembered.
        send(people(2), amounts);
        send(people(2), amounts);
        assertEq(token.balanceOf(people(2)[0]), 6);
    }
}

/// @notice Says no instead of reverting, and sends nobody's address nothing.
contract FussyToken is SoladyPeer {
    constructor(address receiver, uint256 supply) SoladyPeer(receiver, supply) {}

    function transfer(address to, uint256 amount) public override returns (bool) {
        return to != address(0) && super.transfer(to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        return to != address(0) && super.transferFrom(from, to, amount);
    }
}
