// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {ITokenPool} from "../../src/staking/ITokenPool.sol";
import {TokenPool} from "../../src/staking/TokenPool.sol";
import {Permit2Fixture} from "../fixtures/Permit2Fixture.sol";
import {SoladyPeer} from "../fixtures/SoladyPeer.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice Concrete tests in the order of `TokenPool.tree`.
contract TokenPoolTest is PoolFixture, Permit2Fixture {
    function test_Deposit_StakesAndPaysWhatWasEarned() public {
        vm.startPrank(alice);
        staked.approve(address(pool), 2e18);
        vm.expectEmit(address(pool));
        emit ITokenPool.Deposited(alice, 1e18, 1e18);
        assertEq(pool.deposit(1e18, address(0)), 1e18);
        vm.warp(startTime + 100);
        uint256 due = pool.pendingReward(alice);
        vm.expectEmit(address(pool));
        emit ITokenPool.Deposited(alice, 1e18, 2e18);
        vm.expectEmit(address(pool));
        emit IStakingPool.Harvested(alice, due);
        pool.deposit(1e18, address(0));
        vm.stopPrank();
        assertEq(reward.balanceOf(alice), due);
        assertEq(staked.balanceOf(address(pool)), 2e18);
        assertEq(pool.stakerCount(), 1);
    }

    function test_Deposit_CountsWhatArrives() public {
        staked.setFee(100);
        stake(alice, 1e18);
        assertEq(pool.totalStaked(), 99e16);
        assertEq(unstake(alice, 99e16), 99e16);
        assertEq(staked.balanceOf(address(pool)), 0);
    }

    function test_Deposit_TokensOfAnyDecimals() public {
        uint256[4] memory units = [uint256(1), 1e6, 1e18, 1e24];
        for (uint256 i = 0; i < units.length; ++i) {
            for (uint256 j = 0; j < units.length; ++j) {
                assertSharesAreFair(units[i], units[j]);
            }
        }
    }

    function test_Deposit_ByPermit2() public {
        setUpPermit2();
        allowByPermit2(alice, address(staked), address(pool), 5e18);
        vm.prank(alice);
        assertEq(pool.deposit(5e18, address(0)), 5e18);
    }

    function test_DepositWithPermit_NeedsNoAllowance() public {
        (address signer, uint256 key) = makeAddrAndKey("signer");
        SoladyPeer signed = new SoladyPeer(signer, 100);
        staked = OddToken(address(signed));
        pool = TokenPool(create(TOKENS));
        bytes32 content = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                signer,
                address(pool),
                100,
                0,
                block.timestamp
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(key, keccak256(abi.encodePacked("\x19\x01", signed.DOMAIN_SEPARATOR(), content)));
        vm.prank(signer);
        pool.depositWithPermit(100, address(0), block.timestamp, abi.encodePacked(r, s, v));
        assertEq(pool.totalStaked(), 100);
    }

    function test_RevertWhen_AmountZero() public {
        vm.startPrank(alice);
        vm.expectRevert(IStakingPool.StakingPool_AmountZero.selector);
        pool.deposit(0, address(0));
        vm.expectRevert(IStakingPool.StakingPool_AmountZero.selector);
        pool.withdraw(0);
        vm.expectRevert(IStakingPool.StakingPool_AmountZero.selector);
        pool.emergencyWithdraw();
    }

    function test_RevertWhen_ClosedToTheSecond() public {
        pool = createWith(0, 0, 0, startTime + 5 days, 0);
        vm.warp(startTime + 5 days - 1);
        stake(alice, 1);
        vm.warp(startTime + 5 days);
        vm.startPrank(alice);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_Closed.selector, startTime + 5 days));
        pool.deposit(1, address(0));
        vm.stopPrank();
        pool = TokenPool(create(TOKENS));
        vm.warp(endTime);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_Closed.selector, endTime));
        pool.deposit(1, address(0));
    }

    function test_RevertWhen_NothingArrives() public {
        staked.setStill(true);
        vm.startPrank(alice);
        staked.approve(address(pool), 1e18);
        vm.expectRevert(abi.encodeWithSelector(ITokenPool.TokenPool_ReceivedNothing.selector, 1e18));
        pool.deposit(1e18, address(0));
    }

    function test_RevertWhen_SumsAreTooLarge() public {
        uint256 max = type(uint112).max - 1;
        staked.mint(alice, uint256(1) << 113);
        stake(alice, max);
        vm.startPrank(alice);
        staked.approve(address(pool), 1);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_AmountTooLarge.selector, max + 1, max));
        pool.deposit(1, address(0));
    }

    function test_Withdraw_PaysPartAndReward() public {
        stake(alice, 1e18);
        vm.warp(startTime + 100);
        uint256 due = pool.pendingReward(alice);
        vm.expectEmit(address(pool));
        emit ITokenPool.Withdrawn(alice, 4e17, 4e17, due, 6e17);
        assertEq(unstake(alice, 4e17), 4e17);
        assertEq(reward.balanceOf(alice), due);
        assertEq(pool.stakerCount(), 1);
        unstake(alice, 6e17);
        assertEq(staked.balanceOf(alice), HELD_EACH);
        assertEq(pool.stakerCount() + pool.totalStaked() + pool.lockTime(alice), 0);
    }

    function test_RevertWhen_TakingMoreThanTheStake() public {
        stake(alice, 5);
        vm.expectRevert(abi.encodeWithSelector(IStakingPool.StakingPool_StakeTooSmall.selector, 6, 5));
        unstake(alice, 6);
    }

    function test_Withdraw_RewardThatIsRefusedStaysDue() public {
        stake(alice, 1e18);
        vm.warp(startTime + 100);
        uint256 due = pool.pendingReward(alice);
        reward.setPaused(true);
        vm.expectEmit(address(pool));
        emit ITokenPool.Withdrawn(alice, 1e18, 1e18, 0, 0);
        unstake(alice, 1e18);
        assertEq(pool.pendingReward(alice), due);
        assertEq(staked.balanceOf(alice), HELD_EACH);
        stake(alice, 1e18);
        assertApproxEqAbs(pool.pendingReward(alice), due, 1);
        reward.setPaused(false);
        assertApproxEqAbs(harvest(alice), due, 1);
    }

    function test_Withdraw_RewardTokensOfEveryKind() public {
        stake(alice, 1e18);
        vm.warp(startTime + 100);
        reward.setSilent(true);
        unstake(alice, 5e17);
        assertApproxEqAbs(reward.balanceOf(alice), 100 * RATE, 1);
        vm.warp(startTime + 200);
        reward.setGreedy(true);
        vm.prank(alice);
        pool.withdraw{gas: 20_000_000}(1e17);
        assertApproxEqAbs(pool.pendingReward(alice), 100 * RATE, 1);
        vm.etch(address(reward), "");
        unstake(alice, 4e17);
        assertApproxEqAbs(pool.pendingReward(alice), 100 * RATE, 2);
        assertEq(staked.balanceOf(alice), HELD_EACH);
    }

    function test_EmergencyWithdraw_LeavesTheRewardDue() public {
        stake(alice, 1e18);
        vm.warp(startTime + 100);
        uint256 due = pool.pendingReward(alice);
        reward.setPaused(true);
        vm.expectEmit(address(pool));
        emit ITokenPool.EmergencyWithdrawn(alice, 1e18, 1e18);
        vm.prank(alice);
        assertEq(pool.emergencyWithdraw(), 1e18);
        assertEq(staked.balanceOf(alice), HELD_EACH);
        vm.warp(endTime);
        reward.setPaused(false);
        assertEq(harvest(alice), due);
    }

    function test_ShrunkenStakes_AreGivenBackAlike() public {
        stake(alice, 3e18);
        stake(bob, 1e18);
        staked.rebase(5e17);
        vm.startPrank(carol);
        staked.approve(address(pool), 1e18);
        vm.expectRevert(abi.encodeWithSelector(ITokenPool.TokenPool_PrincipalShort.selector, 2e18, 4e18));
        pool.deposit(1e18, address(0));
        vm.stopPrank();
        assertEq(unstake(alice, 1e18), 5e17);
        assertEq(unstake(alice, 2e18), 1e18);
        vm.prank(bob);
        assertEq(pool.emergencyWithdraw(), 5e17);
        assertEq(staked.balanceOf(address(pool)), 0);
    }

    function test_Apr_SpeaksOfAWholeToken() public {
        stake(alice, 2e18);
        vm.warp(startTime);
        assertEq(pool.apr(), RATE * 365 days / 2);
        vm.warp(startTime - 1);
        assertEq(pool.apr(), 0);
    }

    /// @dev One whole token beside three, one whole reward token a second: a quarter and three quarters, to the unit.
    function assertSharesAreFair(uint256 stakedUnit, uint256 rewardUnit) private {
        (startTime, endTime) = (block.timestamp + 1 days, block.timestamp + 1 days + RUNS);
        staked = new OddToken(alice, stakedUnit);
        staked.mint(bob, 3 * stakedUnit);
        reward = new OddToken(project, rewardUnit * RUNS);
        uint256[] memory list = numbers(TOKENS);
        list[1] = rewardUnit;
        pool = TokenPool(createOf(list));
        stake(alice, stakedUnit);
        stake(bob, 3 * stakedUnit);
        vm.warp(startTime + 1001);
        assertApproxEqAbs(harvest(alice), 1001 * rewardUnit / 4, 1);
        assertApproxEqAbs(harvest(bob), 1001 * rewardUnit * 3 / 4, 1);
        vm.warp(endTime);
        assertEq(unstake(alice, stakedUnit), stakedUnit);
        assertEq(unstake(bob, 3 * stakedUnit), 3 * stakedUnit);
        uint256 paid = reward.balanceOf(alice) + reward.balanceOf(bob);
        assertLe(paid, RUNS * rewardUnit);
        assertApproxEqAbs(paid, RUNS * rewardUnit, 4);
        assertEq(pool.totalStaked(), 0);
    }
}
