// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {AccessMatrix} from "../fixtures/AccessMatrix.sol";
import {PoolFixture} from "./PoolFixture.sol";

/// @notice P-12 for pools: what the admin alone does, and that neither who paid, who staked, nor the platform does it.
contract PoolAccessTest is PoolFixture, AccessMatrix {
    string private constant POWERS = ",stopReward,updateRewardPerBlock,updateStartAndEndBlocks,updatePoolLimitPerUser,"
        "openExit,recoverRewards,setIpfsKey,";
    string private constant OPEN = ",deposit,withdraw,emergencyWithdraw,harvest,claimRebate,";

    function assertPool(string memory name, address target, string memory powers, string memory open) private {
        vm.warp(startTime + 1 days);
        Role[] memory roles = new Role[](1);
        roles[0] = Role(admin, IStakingPool.StakingPool_NotAdmin.selector, powers);
        address[] memory callers = new address[](7);
        (callers[0], callers[1], callers[2], callers[3]) = (admin, stranger, alice, project);
        (callers[4], callers[5], callers[6]) = (address(this), address(factory), address(registry));
        assertMatrix(name, target, roles, open, callers);
    }

    function test_P12_EveryFunctionOfAPoolAndEveryRole() public {
        stake(alice, 1e18);
        assertPool("TokenPool", address(pool), POWERS, string.concat(OPEN, "depositWithPermit,"));
    }

    function test_P12_EveryFunctionOfAPoolOfNftsAndEveryRole() public {
        assertPool("NftPool", create(NFTS), string.concat(POWERS, "setBaseUri,"), OPEN);
    }
}
