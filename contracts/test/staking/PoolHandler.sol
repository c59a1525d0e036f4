// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {NftPool} from "../../src/staking/NftPool.sol";
import {TokenPool} from "../../src/staking/TokenPool.sol";
import {EffectiveCalls} from "../fixtures/EffectiveCalls.sol";
import {PlainNft} from "../lock/PlainNft.sol";
import {OddToken} from "../lock/TokenLockerTokens.sol";

/// @notice People stake, harvest and leave, an admin changes terms, and the tokens have their moods.
contract PoolHandler is EffectiveCalls {
    uint256 private constant PEOPLE = 5;
    uint256 private constant NFTS_EACH = 6;
    /// @dev A pool that ends leaves little to do: rewards are stopped in the last part of a run only.
    uint256 private constant CALLS_BEFORE_STOP = 150;

    TokenPool public immutable pool;
    NftPool public immutable nfts;
    OddToken public immutable staked;
    OddToken public immutable reward;
    PlainNft public immutable nft;
    address public immutable admin;
    bool public hasWorsenedShut;
    bool public hasLostStake;
    bool public hasEarnedInNoTime;
    bool public hasPowerReturned;
    uint256 public powers = 255;
    /// @dev What the seconds that passed over a stake were worth, by this book and not by the pool's; what was paid of it.
    uint256 public earned;
    uint256 public paid;

    constructor(TokenPool pool_, NftPool nfts_, OddToken staked_, OddToken reward_, PlainNft nft_) {
        (pool, nfts, staked, reward, nft) = (pool_, nfts_, staked_, reward_, nft_);
        admin = pool_.admin();
        for (uint256 i = 0; i < PEOPLE; ++i) {
            staked.mint(person(i), 1e30);
            vm.prank(person(i));
            staked.approve(address(pool), type(uint256).max);
            vm.prank(person(i));
            nft.setApprovalForAll(address(nfts), true);
            for (uint256 j = 1; j <= NFTS_EACH; ++j) {
                nft.mint(person(i), i * 100 + j);
            }
        }
        vm.prank(admin);
        reward.approve(address(pool), type(uint256).max);
    }

    modifier watched() {
        (uint256 rate, uint256 start, uint256 end) = (pool.rewardPerBlock(), pool.startBlock(), pool.bonusEndBlock());
        _;
        bool isWorse = pool.rewardPerBlock() < rate || pool.startBlock() > start || pool.bonusEndBlock() < end;
        hasWorsenedShut = hasWorsenedShut || (isWorse && !pool.exitOpen());
        uint256 now_ = pool.capabilities();
        hasPowerReturned = hasPowerReturned || now_ & ~powers != 0;
        powers = now_;
    }

    /// @dev Counts what an act pays to `account`.
    modifier tallied(address account) {
        uint256 before = reward.balanceOf(account);
        _;
        paid += reward.balanceOf(account) - before;
    }

    function deposit(uint256 who, uint256 amount, uint256 inviter) external counted("deposit") {
        if (block.timestamp >= pool.stakeDeadline() || staked.balanceOf(address(pool)) < pool.totalStaked()) return;
        _deposit(person(who), amount, person(inviter));
    }

    function unstake(uint256 who, uint256 amount, bool leaves) external {
        (bool found, address account) = _find(who, this.hasStake);
        if (found && leaves && amount % 2 == 0) _leave(account);
        else _withdraw(found, account, amount);
    }

    function collect(uint256 who) external {
        (bool found, address account) = _find(who, this.hasRebate);
        if (found && who % 3 == 0) return _claim(account);
        // Whoever wants rewards waits for them.
        if (pool.totalStaked() != 0) _pass(10 minutes);
        (found, account) = _find(who, this.hasPending);
        _harvest(found, account);
    }

    function putNfts(uint256 who, uint256 count) external counted("putNfts") {
        if (block.timestamp >= nfts.stakeDeadline()) return;
        (bool found, address account) = _find(who, this.hasNft);
        if (!found) return;
        uint256[] memory ids = _freeOf(account, 1 + count % 3);
        vm.prank(account);
        nfts.deposit(ids, address(0));
        done("putNfts");
    }

    function takeNfts(uint256 who, uint256 count, bool leaves) external counted("takeNfts") {
        (bool found, address account) = _find(who, this.hasNftStaked);
        if (!found) return;
        (uint256 has,) = nfts.userInfo(account);
        uint256[] memory ids = nfts.nftsOf(account, count % has, 2);
        vm.prank(account);
        if (leaves) nfts.emergencyWithdraw(ids);
        else nfts.withdraw(ids);
        done("takeNfts");
    }

    function setRate(uint256 rate) external counted("setRate") watched {
        if (block.timestamp >= pool.bonusEndBlock()) return;
        vm.prank(admin);
        pool.updateRewardPerBlock(_bound(rate, 1, 1e21));
        done("setRate");
    }

    function setTimes(uint256 start, uint256 end) external watched {
        if (totalCalls >= CALLS_BEFORE_STOP && end % 4 == 0) _stop();
        else _setTimes(start, end);
    }

    function setRest(uint256 seed) external watched {
        if (seed % 8 > 4 && pool.recoverable() != 0) _recover();
        else _setRest(seed);
    }

    function pass(uint256 seconds_) external counted("pass") watched {
        _pass(_bound(seconds_, 1, 8 hours));
        done("pass");
    }

    function moods(uint256 seed, uint256 scale) external virtual counted("moods") {
        seed;
        scale;
        staked.mint(address(pool), 1e6);
        reward.mint(address(pool), 1e6);
        done("moods");
    }

    function hasStake(address account) external view returns (bool) {
        (uint256 stake,) = pool.userInfo(account);
        return stake != 0;
    }

    function hasPending(address account) external view returns (bool) {
        return pool.pendingReward(account) != 0;
    }

    function hasRebate(address account) external view returns (bool) {
        return pool.rebateOf(account) != 0;
    }

    function hasNft(address account) external view returns (bool) {
        return nft.balanceOf(account) != 0;
    }

    function hasNftStaked(address account) external view returns (bool) {
        (uint256 count,) = nfts.userInfo(account);
        return count != 0;
    }

    function person(uint256 seed) public pure returns (address) {
        return address(uint160(0xcafe00 + seed % PEOPLE));
    }

    function people() external pure returns (uint256) {
        return PEOPLE;
    }

    function sumPending() external view returns (uint256 sum) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            sum += pool.pendingReward(person(i));
        }
    }

    function sumStakes() external view returns (uint256 sum) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            (uint256 stake,) = pool.userInfo(person(i));
            sum += stake;
        }
    }

    function sumRebates() external view returns (uint256 sum) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            sum += pool.rebateOf(person(i));
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

    /// @dev What the reward token does during one act.
    function _setMood(uint256 seed) internal virtual {}

    function _clearMood() internal virtual {}

    function _deposit(address account, uint256 amount, address named) private tallied(account) {
        (uint256 stake,) = pool.userInfo(account);
        uint256 most = staked.balanceOf(account);
        uint256 limit = pool.poolLimitPerUser();
        if (limit != 0) most = _least(most, limit > stake ? limit - stake : 0);
        if (most < 1000) return;
        amount = _bound(amount, 1000, _least(most, 1e24));
        uint256 sum = pool.pendingReward(account) + reward.balanceOf(account);
        _setMood(amount);
        vm.prank(account);
        pool.deposit(amount, named == account ? address(0) : named);
        _clearMood();
        hasEarnedInNoTime = hasEarnedInNoTime || pool.pendingReward(account) + reward.balanceOf(account) > sum;
        done("deposit");
    }

    function _withdraw(bool found, address account, uint256 amount) private counted("withdraw") tallied(account) {
        if (!found) return;
        _waitForLock(account);
        (uint256 stake,) = pool.userInfo(account);
        amount = _bound(amount, 1, stake);
        uint256 expected = _part(amount);
        uint256 sum = pool.pendingReward(account) + reward.balanceOf(account);
        _setMood(amount);
        vm.prank(account);
        hasLostStake = pool.withdraw(amount) != expected || hasLostStake;
        _clearMood();
        hasEarnedInNoTime = hasEarnedInNoTime || pool.pendingReward(account) + reward.balanceOf(account) > sum;
        done("withdraw");
    }

    function _leave(address account) private counted("leave") {
        _waitForLock(account);
        (uint256 stake,) = pool.userInfo(account);
        uint256 expected = _part(stake);
        uint256 due = pool.pendingReward(account);
        vm.prank(account);
        hasLostStake = pool.emergencyWithdraw() != expected || hasLostStake;
        hasEarnedInNoTime = hasEarnedInNoTime || pool.pendingReward(account) > due;
        done("leave");
    }

    function _harvest(bool found, address account) private counted("harvest") tallied(account) {
        if (!found) return;
        vm.prank(account);
        pool.harvest();
        done("harvest");
    }

    function _claim(address account) private counted("claim") {
        vm.prank(account);
        pool.claimRebate();
        done("claim");
    }

    function _recover() private counted("recover") {
        vm.prank(admin);
        pool.recoverRewards();
        done("recover");
    }

    function _setRest(uint256 seed) private counted("setRest") {
        uint256 limit = pool.poolLimitPerUser();
        vm.startPrank(admin);
        if (seed % 8 == 0 && limit != 0) pool.updatePoolLimitPerUser(0);
        else if (seed % 8 < 4 && limit != 0) pool.updatePoolLimitPerUser(limit + 1 + seed % 1e24);
        else if (seed % 8 == 4 && !pool.exitOpen()) pool.openExit();
        else pool.setIpfsKey("bafy2");
        vm.stopPrank();
        done("setRest");
    }

    function _setTimes(uint256 start, uint256 end) private counted("setTimes") {
        if (block.timestamp >= pool.bonusEndBlock()) return;
        uint256 from = pool.startBlock();
        if (block.timestamp < from) from = block.timestamp + _bound(start, 1, 12 hours);
        uint256 least = (from > block.timestamp ? from : block.timestamp) + 5 minutes;
        vm.prank(admin);
        pool.updateStartAndEndBlocks(from, _bound(end, least + 10 days, least + 30 days));
        done("setTimes");
    }

    function _stop() private counted("stop") {
        if (block.timestamp >= pool.bonusEndBlock()) return;
        vm.prank(admin);
        pool.stopReward();
        done("stop");
    }

    function _waitForLock(address account) private {
        uint256 unlock = pool.unlockTime(account);
        if (unlock > block.timestamp) _pass(unlock - block.timestamp);
    }

    function _pass(uint256 seconds_) private {
        uint256 from = block.timestamp > pool.startBlock() ? block.timestamp : pool.startBlock();
        uint256 until = _least(block.timestamp + seconds_, pool.bonusEndBlock());
        if (until > from && pool.totalStaked() != 0) earned += (until - from) * pool.rewardPerBlock();
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

    function _least(uint256 a, uint256 b) private pure returns (uint256) {
        return a < b ? a : b;
    }

    function _part(uint256 amount) private view returns (uint256) {
        (uint256 held, uint256 total) = (staked.balanceOf(address(pool)), pool.totalStaked());
        return held < total ? amount * held / total : amount;
    }

    function _freeOf(address account, uint256 most) private view returns (uint256[] memory ids) {
        ids = new uint256[](most);
        uint256 found;
        for (uint256 id = 1; id <= PEOPLE * 100 && found < most; id += id % 100 == NFTS_EACH ? 101 - NFTS_EACH : 1) {
            if (nft.ownerOf(id) == account) ids[found++] = id;
        }
        assembly {
            mstore(ids, found)
        }
    }
}

/// @notice The staked token keeps a fee, answers nothing, calls back; the reward token pauses or takes all gas.
contract MoodyPoolHandler is PoolHandler {
    constructor(TokenPool pool_, NftPool nfts_, OddToken staked_, OddToken reward_, PlainNft nft_)
        PoolHandler(pool_, nfts_, staked_, reward_, nft_)
    {
        bytes[] memory calls = new bytes[](2);
        calls[0] = abi.encodeWithSignature("harvest()");
        calls[1] = abi.encodeWithSignature("deposit(uint256,address)", 1, address(0));
        staked_.arm(address(pool_), calls);
        reward_.arm(address(pool_), calls);
    }

    function moods(uint256 seed, uint256) external override counted("moods") {
        staked.setFee(seed % 500);
        staked.setSilent(seed % 2 == 0);
        reward.setSilent(seed % 3 == 0);
        done("moods");
    }

    function _setMood(uint256 seed) internal override {
        reward.setPaused(seed % 4 == 0);
        reward.setGreedy(seed % 4 == 1);
    }

    function _clearMood() internal override {
        reward.setPaused(false);
        reward.setGreedy(false);
    }
}

/// @notice Everybody's staked tokens grow and shrink by themselves, up to nine tenths.
contract RebasingPoolHandler is PoolHandler {
    constructor(TokenPool pool_, NftPool nfts_, OddToken staked_, OddToken reward_, PlainNft nft_)
        PoolHandler(pool_, nfts_, staked_, reward_, nft_)
    {}

    function moods(uint256, uint256 scale) external override counted("moods") {
        staked.rebase(_bound(scale, 1e17, 19e17));
        done("moods");
    }
}
