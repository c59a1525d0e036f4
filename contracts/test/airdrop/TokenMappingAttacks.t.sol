// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ITokenMapping} from "../../src/airdrop/ITokenMapping.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {TokenMappingFixture} from "./TokenMappingFixture.sol";

contract TokenMappingAttacksTest is TokenMappingFixture {
    /// @notice P-33: whatever is brought, new out = rate × received, and the pool is smaller by exactly that.
    function testFuzz_P33_OutIsRateTimesReceived(uint256 rate, uint256 amount, uint256 feeBps) public {
        rate = bound(rate, 1, 1e36);
        amount = bound(amount, 1, HELD_EACH);
        oldToken.setFee(bound(feeBps, 0, 9999));
        airdrop = create(rate, POOL);
        vm.warp(startTime);
        uint256 received = amount - amount * oldToken.feeBps() / 10_000;
        uint256 out = received * rate / 1e18;
        vm.startPrank(alice);
        oldToken.approve(address(airdrop), amount);
        if (out == 0 || out > POOL) {
            vm.expectRevert();
            airdrop.airdrop(amount);
            assertEq(airdrop.targetLeft(), POOL);
            return;
        }
        assertEq(airdrop.airdrop(amount), out);
        assertEq(newToken.balanceOf(alice), out);
        assertEq(airdrop.targetLeft(), POOL - out);
        assertEq(oldToken.balanceOf(address(airdrop)), received);
    }

    /// @notice P-03: a token that calls back while it moves brings nothing twice.
    function test_P03_TokenThatCallsBackGainsNothing() public {
        vm.warp(startTime);
        bytes[] memory calls = new bytes[](3);
        calls[0] = abi.encodeCall(ITokenMapping.withdrawOrigin, ());
        calls[1] = abi.encodeCall(ITokenMapping.withdrawTarget, ());
        calls[2] = abi.encodeCall(ITokenMapping.airdrop, (1e18));
        OddToken[2] memory callers = [oldToken, newToken];
        for (uint256 i = 0; i < callers.length; ++i) {
            // They could bring some of their own, were the door open.
            oldToken.mint(address(callers[i]), 1e18);
            vm.prank(address(callers[i]));
            oldToken.approve(address(airdrop), 1e18);
            callers[i].arm(address(airdrop), calls);
        }
        assertEq(bring(alice, 4e18), 10e18);
        for (uint256 i = 0; i < callers.length; ++i) {
            assertGt(callers[i].attempts(), 0);
            assertFalse(callers[i].reentered());
            assertEq(callers[i].lastFailure(), abi.encodeWithSelector(ITokenMapping.TokenMapping_Busy.selector));
        }
        (uint256 received, uint256 paid,) = airdrop.totals();
        assertEq(received, 4e18);
        assertEq(paid, 10e18);
        assertEq(airdrop.targetLeft(), POOL - 10e18);
    }

    /// @notice P-03: what others send here while a token moves is not credited to whoever moves it.
    function test_P03_WhatComesInMeanwhileIsNobodys() public {
        vm.warp(startTime);
        oldToken.mint(address(oldToken), 1e18);
        bytes[] memory calls = new bytes[](1);
        calls[0] = abi.encodeWithSignature("transfer(address,uint256)", address(airdrop), 1e18);
        oldToken.arm(address(oldToken), calls);
        assertEq(bring(alice, 4e18), 10e18);
        (uint256 received,) = airdrop.contributionOf(alice);
        assertEq(received, 4e18);
    }

    /// @notice P-33: what was collected is out of reach until the window is over, so that nobody can bring it again.
    function test_P33_CollectedTokensAreNotBroughtAgain() public {
        vm.warp(startTime);
        bring(alice, HELD_EACH / 10);
        vm.prank(project);
        vm.expectRevert();
        airdrop.withdrawOrigin();
        vm.warp(endTime);
        vm.startPrank(project);
        uint256 taken = airdrop.withdrawOrigin();
        oldToken.approve(address(airdrop), taken);
        vm.expectRevert(abi.encodeWithSelector(ITokenMapping.TokenMapping_NotRunning.selector, startTime, endTime));
        airdrop.airdrop(taken);
    }

    /// @notice P-28: a donation is new tokens for holders, and changes nobody's rate.
    function test_P28_DonationsChangeNoRate() public {
        vm.prank(project);
        newToken.transfer(address(airdrop), 3 * POOL);
        oldToken.mint(address(airdrop), 5e18);
        vm.warp(startTime);
        assertEq(bring(alice, 4e18), 10e18);
        assertEq(airdrop.targetLeft(), 4 * POOL - 10e18);
    }
}
