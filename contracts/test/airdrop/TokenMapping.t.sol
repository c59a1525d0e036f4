// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {TokenMapping} from "../../src/airdrop/TokenMapping.sol";
import {ITokenMapping} from "../../src/airdrop/ITokenMapping.sol";
import {IAirdropFactory} from "../../src/airdrop/IAirdropFactory.sol";
import {ISolvency} from "../../src/ISolvency.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {TokenMappingFixture} from "./TokenMappingFixture.sol";

/// @notice Concrete tests in the order of `TokenMapping.tree`.
contract TokenMappingTest is TokenMappingFixture, Permit2Fixture {
    function test_Terms_AreThoseOfTheCreation() public view {
        assertEq(airdrop.owner(), project);
        assertEq(airdrop.origin(), address(oldToken));
        assertEq(airdrop.target(), address(newToken));
        assertEq(airdrop.rate(), RATE);
        assertEq(airdrop.startTime(), startTime);
        assertEq(airdrop.endTime(), endTime);
        assertEq(airdrop.id(), 1);
        assertEq(airdrop.ipfsKey(), "bafy");
        assertEq(airdrop.targetLeft(), POOL);
        assertEq(airdrop.quote(4), 10);
    }

    function test_Airdrop_PaysAtTheRate() public {
        vm.warp(startTime);
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), 1e18);
        vm.expectEmit(address(airdrop));
        emit ITokenMapping.Mapped(alice, 1e18, 25e17);
        vm.expectEmit(address(factory));
        emit IAirdropFactory.AirdropInfoSet(alice, 1);
        assertEq(airdrop.airdrop(1e18), 25e17);
        vm.stopPrank();
        bring(alice, 3e18);
        bring(bob, 1e18);
        assertEq(newToken.balanceOf(alice), 10e18);
        assertEq(oldToken.balanceOf(address(airdrop)), 5e18);
        (uint256 received, uint256 paid, uint256 accounts) = airdrop.totals();
        assertEq(received, 5e18);
        assertEq(paid, 125e17);
        assertEq(accounts, 2);
        (received, paid) = airdrop.contributionOf(alice);
        assertEq(received, 4e18);
        assertEq(paid, 10e18);
        assertEq(airdrop.targetLeft(), POOL - 125e17);
        assertEq(factory.contributedCountOf(alice), 1);
        assertEq(factory.contributedOf(bob, 0, 10)[0].addr, address(airdrop));
    }

    /// @notice P-16: the window to the second.
    function test_P16_WindowToTheSecond() public {
        bytes memory reason = abi.encodeWithSelector(ITokenMapping.TokenMapping_NotRunning.selector, startTime, endTime);
        assertEq(airdrop.status(), 0);
        vm.warp(startTime - 1);
        vm.expectRevert(reason);
        airdrop.airdrop(1);
        vm.warp(startTime);
        assertEq(airdrop.status(), 1);
        bring(alice, 1e18);
        vm.warp(endTime - 1);
        bring(alice, 1e18);
        vm.warp(endTime);
        assertEq(airdrop.status(), 2);
        vm.expectRevert(reason);
        airdrop.airdrop(1);
    }

    function test_RevertWhen_AmountZero() public {
        vm.warp(startTime);
        vm.expectRevert(ITokenMapping.TokenMapping_AmountZero.selector);
        airdrop.airdrop(0);
        vm.expectRevert(ITokenMapping.TokenMapping_AmountZero.selector);
        airdrop.recharge(0);
    }

    function test_RevertWhen_NothingArrives() public {
        vm.warp(startTime);
        oldToken.setStill(true);
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), 5);
        vm.expectRevert(abi.encodeWithSelector(ITokenMapping.TokenMapping_ReceivedNothing.selector, 5));
        airdrop.airdrop(5);
    }

    function test_RevertWhen_WorthLessThanOneUnit() public {
        airdrop = create(1e17, POOL);
        vm.warp(startTime);
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), 9);
        vm.expectRevert(abi.encodeWithSelector(ITokenMapping.TokenMapping_PaysNothing.selector, 9));
        airdrop.airdrop(9);
    }

    function test_RevertWhen_PoolTooSmall() public {
        airdrop = create(RATE, 24);
        vm.warp(startTime);
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), 10);
        vm.expectRevert(abi.encodeWithSelector(ITokenMapping.TokenMapping_PoolTooSmall.selector, 25, 24));
        airdrop.airdrop(10);
    }

    function test_RevertWhen_SumsAreTooLarge() public {
        uint256 max = type(uint112).max;
        oldToken.mint(alice, 2 * max);
        newToken.mint(project, 4 * max);
        airdrop = create(1e18, 2 * max);
        vm.warp(startTime);
        bring(alice, max);
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), 1);
        vm.expectRevert(abi.encodeWithSelector(ITokenMapping.TokenMapping_AmountTooLarge.selector, max + 1, max));
        airdrop.airdrop(1);
        vm.stopPrank();
        airdrop = create(2e18, 2 * max);
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), max);
        vm.expectRevert(abi.encodeWithSelector(ITokenMapping.TokenMapping_AmountTooLarge.selector, 2 * max, max));
        airdrop.airdrop(max);
    }

    function test_Airdrop_CountsWhatArrives() public {
        oldToken.setFee(1000);
        vm.warp(startTime);
        assertEq(bring(alice, 1e18), 225e16);
        (uint256 received,) = airdrop.contributionOf(alice);
        assertEq(received, 9e17);
    }

    function test_Airdrop_ByPermit2() public {
        setUpPermit2();
        vm.warp(startTime);
        allowByPermit2(alice, address(oldToken), address(airdrop), 4);
        vm.prank(alice);
        assertEq(airdrop.airdrop(4), 10);
    }

    function test_AirdropWithPermit_NeedsNoAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        SoladyPeer signed = new SoladyPeer(signer, 100);
        address[] memory list = tokens();
        list[0] = address(signed);
        vm.startPrank(project);
        newToken.approve(address(factory), 1000);
        airdrop = airdropAt(factory.deploy{value: FEE_WEI}(1, list, numbers(RATE, 1000), ""));
        vm.stopPrank();
        vm.warp(startTime);
        bytes32 content = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                signer,
                address(airdrop),
                100,
                0,
                block.timestamp
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", signed.DOMAIN_SEPARATOR(), content)));
        vm.prank(signer);
        assertEq(airdrop.airdropWithPermit(100, block.timestamp, abi.encodePacked(r, s, v)), 250);
    }

    function test_Recharge_ByAnybody() public {
        newToken.mint(stranger, 100);
        newToken.setFee(1000);
        vm.startPrank(stranger);
        newToken.approve(address(airdrop), 100);
        vm.expectEmit(address(airdrop));
        emit ITokenMapping.Recharged(stranger, 90);
        assertEq(airdrop.recharge(100), 90);
        assertEq(airdrop.targetLeft(), POOL + 90);
    }

    function test_SetIpfsKey_ByTheOwner() public {
        vm.expectEmit(address(airdrop));
        emit ITokenMapping.IpfsKeySet("next");
        vm.prank(project);
        airdrop.setIpfsKey("next");
        assertEq(airdrop.ipfsKey(), "next");
    }

    function test_RevertWhen_KeyTooLong() public {
        vm.prank(project);
        vm.expectRevert(abi.encodeWithSelector(ITokenMapping.TokenMapping_KeyTooLong.selector, 513, 512));
        airdrop.setIpfsKey(string(new bytes(513)));
        vm.prank(project);
        airdrop.setIpfsKey(string(new bytes(512)));
    }

    function test_RevertWhen_CallerNotOwner() public {
        bytes memory reason = abi.encodeWithSelector(ITokenMapping.TokenMapping_NotOwner.selector, stranger, project);
        vm.warp(endTime);
        vm.startPrank(stranger);
        vm.expectRevert(reason);
        airdrop.setIpfsKey("theirs");
        vm.expectRevert(reason);
        airdrop.withdrawOrigin();
        vm.expectRevert(reason);
        airdrop.withdrawTarget();
    }

    function test_WithdrawTarget_BeforeAndAfterTheWindow() public {
        vm.expectEmit(address(airdrop));
        emit ITokenMapping.Withdrawn(address(newToken), project, POOL);
        vm.startPrank(project);
        assertEq(airdrop.withdrawTarget(), POOL);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenMapping.TokenMapping_NothingToWithdraw.selector, address(newToken))
        );
        airdrop.withdrawTarget();
        newToken.approve(address(airdrop), 500);
        airdrop.recharge(500);
        vm.warp(endTime);
        assertEq(airdrop.withdrawTarget(), 500);
    }

    /// @notice P-33: inside the window the pool is everybody's.
    function test_P33_OwnerTakesNothingInsideTheWindow() public {
        bytes memory reason = abi.encodeWithSelector(ITokenMapping.TokenMapping_StillRunning.selector, endTime);
        vm.startPrank(project);
        vm.expectRevert(reason);
        airdrop.withdrawOrigin();
        vm.warp(startTime);
        vm.expectRevert(reason);
        airdrop.withdrawTarget();
        vm.warp(endTime - 1);
        vm.expectRevert(reason);
        airdrop.withdrawTarget();
        vm.expectRevert(reason);
        airdrop.withdrawOrigin();
    }

    function test_WithdrawOrigin_AfterTheWindow() public {
        vm.warp(startTime);
        bring(alice, 7e18);
        vm.warp(endTime);
        vm.startPrank(project);
        assertEq(airdrop.withdrawOrigin(), 7e18);
        assertEq(oldToken.balanceOf(project), 7e18);
        vm.expectRevert(
            abi.encodeWithSelector(ITokenMapping.TokenMapping_NothingToWithdraw.selector, address(oldToken))
        );
        airdrop.withdrawOrigin();
    }

    function test_Solvency_OwesNothing() public {
        vm.warp(startTime);
        bring(alice, 4e18);
        ISolvency.AssetSolvency[] memory assets = airdrop.solvency();
        assertEq(assets.length, 2);
        assertEq(assets[0].asset, address(newToken));
        assertEq(assets[0].owed, 0);
        assertEq(assets[0].held, POOL - 10e18);
        assertEq(assets[1].asset, address(oldToken));
        assertEq(assets[1].held, 4e18);
    }

    function airdropAt(address at) private pure returns (TokenMapping) {
        return TokenMapping(at);
    }
}
