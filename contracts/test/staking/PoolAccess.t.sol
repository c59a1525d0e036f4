// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftPool} from "../../src/staking/INftPool.sol";
import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {AccessMatrix} from "../fixtures/AccessMatrix.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice P-12 for pools: what the admin alone does, and that neither who paid, who staked, nor the platform does it.
contract PoolAccessTest is PoolFixture, AccessMatrix {
    string private constant POWERS = ",stopReward,updateRewardPerBlock,updateStartAndEndBlocks,updatePoolLimitPerUser,"
        "openExit,recoverRewards,setIpfsKey,";
    string private constant OPEN = ",deposit,withdraw,emergencyWithdraw,harvest,claimRebate,";

    function assertPool(
        Matrix memory matrix,
        string memory name,
        address target,
        string memory powers,
        string memory open
    ) private {
        vm.warp(startTime + 1 days);
        (matrix.artifact, matrix.target, matrix.open) = (platformArtifact(name), target, open);
        matrix.roles = new Role[](1);
        matrix.roles[0] = Role(admin, IStakingPool.StakingPool_NotAdmin.selector, powers);
        address[] memory callers = new address[](7);
        (callers[0], callers[1], callers[2], callers[3]) = (admin, stranger, alice, project);
        (callers[4], callers[5], callers[6]) = (address(this), address(factory), address(registry));
        matrix.callers = callers;
        expectAnswer(matrix, IStakingPool.StakingPool_NoRebate.selector, ",claimRebate,");
        expectAnswer(matrix, IStakingPool.StakingPool_NothingToHarvest.selector, ",harvest,");
        expectAnswer(matrix, IStakingPool.StakingPool_LimitOnlyRises.selector, ",updatePoolLimitPerUser,");
        expectAnswer(matrix, IStakingPool.StakingPool_RateZero.selector, ",updateRewardPerBlock,");
        expectAnswer(matrix, IStakingPool.StakingPool_AlreadyStarted.selector, ",updateStartAndEndBlocks,");
        assertMatrix(matrix);
    }

    function test_P12_EveryFunctionOfAPoolAndEveryRole() public {
        stake(alice, 1e18);
        Matrix memory matrix;
        string memory zero = ",deposit,depositWithPermit,withdraw,emergencyWithdraw,";
        expectAnswer(matrix, IStakingPool.StakingPool_AmountZero.selector, zero);
        expectAnswer(matrix, IStakingPool.StakingPool_NothingToRecover.selector, ",recoverRewards,");
        assertPool(matrix, "TokenPool", address(pool), POWERS, string.concat(OPEN, "depositWithPermit,"));
    }

    function test_P12_EveryFunctionOfAPoolOfNftsAndEveryRole() public {
        Matrix memory matrix;
        expectAnswer(matrix, INftPool.NftPool_CountOutOfRange.selector, ",deposit,withdraw,emergencyWithdraw,");
        assertPool(matrix, "NftPool", create(NFTS), string.concat(POWERS, "setBaseUri,"), OPEN);
    }
}
