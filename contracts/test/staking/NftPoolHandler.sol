// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IStakingPool} from "../../src/staking/IStakingPool.sol";
import {NftPool} from "../../src/staking/NftPool.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {PlainNft} from "../lock/PlainNft.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";

/// @notice People stake NFTs, bring each other, harvest and leave; the admin changes terms, paid for or not; the reward token
/// pauses, takes all gas and answers nothing. What the seconds were worth is counted by the clock alone.
contract NftPoolHandler is EffectiveCalls {
    uint256 private constant PEOPLE = 5;
    uint256 private constant NFTS_EACH = 8;
    /// @dev A pool that ends leaves little to do: rewards are stopped in the last part of a run only.
    uint256 private constant CALLS_BEFORE_STOP = 120;

    NftPool public immutable nfts;
    OddToken public immutable reward;
    PlainNft public immutable nft;
    address public immutable admin;
    /// @dev What the seconds over a stake were worth; what was paid of it.
    uint256 public earned;
    uint256 public paid;
    bool public hasMovedUnpaid;
    bool public hasEarnedInNoTime;
    bool public hasLostNft;

    constructor(NftPool nfts_, OddToken reward_, PlainNft nft_) {
        (nfts, reward, nft) = (nfts_, reward_, nft_);
        admin = nfts_.admin();
        for (uint256 i = 0; i < PEOPLE; ++i) {
            vm.prank(person(i));
            nft.setApprovalForAll(address(nfts), true);
            for (uint256 j = 0; j < NFTS_EACH; ++j) {
                nft.mint(person(i), i * NFTS_EACH + j);
            }
        }
    }

    /// @dev Counts what an act pays to `account`, and whether it made more due than was due before.
    modifier tallied(address account) {
        uint256 before = reward.balanceOf(account);
        uint256 sum = before + nfts.pendingReward(account);
        _;
        paid += reward.balanceOf(account) - before;
        hasEarnedInNoTime = hasEarnedInNoTime || reward.balanceOf(account) + nfts.pendingReward(account) > sum;
    }

    function put(uint256 who, uint256 count, uint256 inviter) external counted("put") {
        if (block.timestamp >= nfts.stakeDeadline()) return;
        (bool found, address account) = _find(who, this.hasFree);
        if (!found) return;
        address named = person(inviter);
        _put(account, _freeOf(account, 1 + count % 3), named == account ? address(0) : named, count);
        done("put");
    }

    function take(uint256 who, uint256 count, uint256 mood) external counted("take") {
        (bool found, address account) = _find(who, this.hasStake);
        if (!found) return;
        (uint256 has,) = nfts.userInfo(account);
        uint256[] memory ids = nfts.nftsOf(account, count % has, 2);
        _take(account, ids, mood);
        for (uint256 i = 0; i < ids.length; ++i) {
            hasLostNft = hasLostNft || nft.ownerOf(ids[i]) != account;
        }
        done("take");
    }

    function collect(uint256 who) external counted("collect") {
        (bool found, address account) = _find(who, this.hasRebate);
        if (found && who % 3 == 0) {
            vm.prank(account);
            nfts.claimRebate();
            return done("collect");
        }
        // Whoever wants rewards waits for them.
        if (nfts.totalStaked() != 0) _pass(10 minutes);
        (found, account) = _find(who, this.hasPending);
        if (!found) return;
        _harvest(account);
        done("collect");
    }

    /// @notice A new end or rate, with too little money first.
    function setTerms(uint256 seed, uint256 rate, uint256 end) external counted("setTerms") {
        if (block.timestamp >= nfts.bonusEndBlock()) return;
        bytes memory call_;
        if (totalCalls >= CALLS_BEFORE_STOP && seed % 8 == 0) {
            call_ = abi.encodeCall(IStakingPool.stopReward, ());
        } else if (seed % 2 == 0) {
            call_ = abi.encodeCall(IStakingPool.updateRewardPerBlock, (_bound(rate, 1, 1e21)));
        } else {
            uint256 start = nfts.startBlock();
            uint256 from = start > block.timestamp ? start : block.timestamp;
            call_ = abi.encodeCall(
                IStakingPool.updateStartAndEndBlocks, (start, _bound(end, from + 10 days, from + 30 days))
            );
        }
        _setTerms(call_);
        done("setTerms");
    }

    function recover() external counted("recover") {
        if (nfts.recoverable() == 0) return;
        vm.prank(admin);
        nfts.recoverRewards();
        done("recover");
    }

    function pass(uint256 seconds_) external counted("pass") {
        _pass(_bound(seconds_, 1, 8 hours));
        done("pass");
    }

    function give(uint256 seed) external counted("give") {
        // A gift is nobody's reward, and silence is an answer.
        reward.mint(address(nfts), seed % 1e20);
        reward.setSilent(seed % 2 == 0);
        done("give");
    }

    function hasFree(address account) external view returns (bool) {
        return nft.balanceOf(account) != 0;
    }

    function hasStake(address account) external view returns (bool) {
        (uint256 count,) = nfts.userInfo(account);
        return count != 0;
    }

    function hasPending(address account) external view returns (bool) {
        return nfts.pendingReward(account) != 0;
    }

    function hasRebate(address account) external view returns (bool) {
        return nfts.rebateOf(account) != 0;
    }

    function person(uint256 seed) public pure returns (address) {
        return address(uint160(0xface00 + seed % PEOPLE));
    }

    function people() external pure returns (uint256) {
        return PEOPLE;
    }

    function sumPending() external view returns (uint256 sum) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            sum += nfts.pendingReward(person(i));
        }
    }

    function sumRebates() external view returns (uint256 sum) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            sum += nfts.rebateOf(person(i));
        }
    }

    /// @notice Whether every NFT here is on exactly the list of its staker.
    function areNftsWhole() external view returns (bool) {
        uint256 here;
        for (uint256 i = 0; i < PEOPLE; ++i) {
            uint256[] memory ids = nfts.nftsOf(person(i), 0, type(uint256).max);
            here += ids.length;
            for (uint256 j = 0; j < ids.length; ++j) {
                if (nfts.stakerOf(ids[j]) != person(i) || nft.ownerOf(ids[j]) != address(nfts)) return false;
            }
        }
        return here == nfts.totalStaked() && here == nft.balanceOf(address(nfts));
    }

    /// @notice What the pool has promised by the clock: what was earned and not paid, and the seconds that are left.
    function promised() external view returns (uint256) {
        uint256 start = nfts.startBlock();
        uint256 from = start > block.timestamp ? start : block.timestamp;
        uint256 end = nfts.bonusEndBlock();
        return earned - paid + (end > from ? (end - from) * nfts.rewardPerBlock() : 0);
    }

    function _put(address account, uint256[] memory ids, address named, uint256 mood) private tallied(account) {
        _setMood(mood >> 8);
        vm.prank(account);
        nfts.deposit(ids, named);
        _setMood(3);
    }

    function _take(address account, uint256[] memory ids, uint256 mood) private tallied(account) {
        _setMood(mood >> 8);
        vm.prank(account);
        if (mood % 2 == 0) nfts.emergencyWithdraw(ids);
        else nfts.withdraw(ids);
        _setMood(3);
    }

    function _harvest(address account) private tallied(account) {
        vm.prank(account);
        nfts.harvest();
    }

    /// @dev With one unit less than it takes first, which may move nothing; then with all of it.
    function _setTerms(bytes memory call_) private {
        uint256 snapshot = vm.snapshotState();
        (uint256 took, bool ok) = _act(call_, type(uint256).max);
        vm.revertToState(snapshot);
        require(ok, "refused though paid for");
        if (took != 0) {
            (, bool moved) = _act(call_, took - 1);
            hasMovedUnpaid = hasMovedUnpaid || moved;
        }
        (, ok) = _act(call_, took);
        require(ok, "refused though paid for to the unit");
    }

    function _act(bytes memory call_, uint256 allowance) private returns (uint256 took, bool ok) {
        uint256 before = reward.balanceOf(admin);
        vm.startPrank(admin);
        reward.approve(address(nfts), allowance);
        (ok,) = address(nfts).call(call_);
        vm.stopPrank();
        took = before - reward.balanceOf(admin);
    }

    /// @dev What the reward token does during one act.
    function _setMood(uint256 mood) private {
        reward.setPaused(mood % 4 == 0);
        reward.setGreedy(mood % 4 == 1);
    }

    function _pass(uint256 seconds_) private {
        uint256 from = block.timestamp > nfts.startBlock() ? block.timestamp : nfts.startBlock();
        uint256 until = block.timestamp + seconds_;
        if (until > nfts.bonusEndBlock()) until = nfts.bonusEndBlock();
        if (until > from && nfts.totalStaked() != 0) earned += (until - from) * nfts.rewardPerBlock();
        vm.warp(block.timestamp + seconds_);
    }

    /// @dev The first of whom it is true, from `who` on.
    function _find(uint256 who, function(address) external view returns (bool) isOne)
        private
        view
        returns (bool found, address account)
    {
        for (uint256 i = 0; i < PEOPLE && !found; ++i) {
            account = person(who % PEOPLE + i);
            found = isOne(account);
        }
    }

    function _freeOf(address account, uint256 most) private view returns (uint256[] memory ids) {
        ids = new uint256[](most);
        uint256 found;
        for (uint256 id = 0; id < PEOPLE * NFTS_EACH && found < most; ++id) {
            if (nft.ownerOf(id) == account) ids[found++] = id;
        }
        assembly {
            mstore(ids, found)
        }
    }
}
