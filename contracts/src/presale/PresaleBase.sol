// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IInviter} from "../inviter/IInviter.sol";
import {ISolvency} from "../ISolvency.sol";
import {IPresale} from "./IPresale.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleBooks} from "./PresaleBooks.sol";
import {PresaleCapabilities} from "./PresaleCapabilities.sol";
import {PresaleFinalize} from "./PresaleFinalize.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleWhitelist} from "./PresaleWhitelist.sol";

/// @title Everything about a sale that can be asked
abstract contract PresaleBase is PresaleFinalize {
    constructor(IInviter inviter_, address market_) PresaleBooks(inviter_) PresaleWhitelist(market_) {}

    /// @inheritdoc IPresale
    function terms() external view returns (Terms memory t) {
        (t.claimToken, t.currency, t.router, t.owner) = (_claimToken(), _currency(), router(), _owner());
        (t.hardCap, t.softCap, t.minCurrency, t.maxCurrency) = (_hardCap(), _softCap(), minCurrency(), maxCurrency());
        (t.presaleRate, t.liquidityRate, t.liquidityPercent) = (presaleRate(), liquidityRate(), liquidityPercent());
        (t.startTime, t.endTime, t.lockTime) = (_ledger.startTime, _ledger.endTime, lockTime());
        (t.useWhiteList, t.t1Block, t.t2Block) = (_ledger.mode, _tiers.t1, _tiers.t2);
        (t.enableWhiteTransfer, t.vest) = (enableWhiteTransfer(), vest());
        (t.vestFirst, t.vestCycle, t.vestPercent) = (vestFirst(), vestCycle(), vestPercent());
        t.burnsUnsold = _hasFlag(PresaleArgs.BURNS_UNSOLD);
        t.listsBelowSale = _hasFlag(PresaleArgs.LISTS_BELOW_SALE);
        t.maxRepairBps = _ratio(PresaleArgs.MAX_REPAIR);
        t.declaredTaxBps = _ratio(PresaleArgs.DECLARED_TAX);
    }

    /// @inheritdoc IPresale
    function state() external view returns (State memory s) {
        Ledger memory l = _ledger;
        Payout memory p = _payout;
        (s.poolStatus, s.cancelReason, s.total) = (l.status, l.reason, l.total);
        s.accepted = _accepted(l.total);
        (s.userCount, s.claimCount) = (l.userCount, p.claimCount);
        s.tokensDeposited = _deposit();
        if (l.status == FINISHED) s.tokensClaimed = _tokensFor(s.accepted) - p.tokensOwed;
        (s.finalizedAt, s.vestingStart) = (p.finalizedAt, p.vestingStart);
        s.exitFees = _escrow.exitFees;
        s.termsChanged = l.flags & TERMS_CHANGED != 0;
        (s.pair, s.lockId) = _pool();
    }

    /// @inheritdoc IPresale
    function accountOf(address account) external view returns (Account memory a) {
        User memory user = _users[account];
        Ledger memory l = _ledger;
        (uint256 accepted, uint256 back) = _shareOf(user.contributed);
        a.contributed = user.contributed;
        a.allocation = _tokensFor(accepted);
        a.claimed = _claimed(a.allocation, user.claimMark);
        if (user.claimMark == 0) a.excess = back;
        if (l.status == FINISHED) (a.claimable,,) = _due(user, _payout);
        (a.refundable, a.refundFee) = _refundable(l, user.contributed);
        a.exitFee = user.exitFee;
        (a.level, a.slotStatus) = (user.level, user.slotStatus);
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](2);
        (address token, address money) = (_claimToken(), _currency());
        assets[0].asset = token;
        assets[0].held = SafeTransferLib.balanceOf(token, address(this));
        assets[1].asset = money;
        assets[1].held =
            money == address(0) ? address(this).balance : SafeTransferLib.balanceOf(money, address(this));
        Ledger memory l = _ledger;
        Escrow memory escrow = _escrow;
        if (l.status == FINISHED) {
            assets[0].owed = uint256(_payout.tokensOwed) + _proceeds.tokens;
            assets[1].owed = uint256(escrow.exitFees) + escrow.excess + _ownerCurrencyOwed();
        } else {
            // In a canceled sale all tokens are the owner's, as many as there are.
            assets[0].owed = l.status == OPEN ? _deposit() : assets[0].held;
            assets[1].owed = uint256(l.total) + escrow.exitFees;
        }
    }

    /// @inheritdoc IPresale
    function capabilities() external view returns (uint256 bits) {
        Ledger memory l = _ledger;
        bits = PresaleCapabilities.UPDATE_INFO;
        if (l.status != OPEN) return bits;
        bits |= PresaleCapabilities.CANCEL | PresaleCapabilities.SLOT_TRANSFER | PresaleCapabilities.WHITELIST;
        if (block.timestamp < l.endTime + PresaleLimits.LAPSE && _failure(l) == 0) bits |= PresaleCapabilities.FINALIZE;
        if (block.timestamp < l.endTime) bits |= PresaleCapabilities.SET_TIME;
        if (block.timestamp >= l.startTime) return bits;
        bits |= PresaleCapabilities.WHITELIST_RULES;
        if (l.flags & INVITER_OPEN == 0) bits |= PresaleCapabilities.OPEN_INVITER;
        bits |= PresaleCapabilities.DESTROY;
    }

    /// @inheritdoc IPresale
    function inviterRates() external view returns (bool open, uint256[] memory rates) {
        open = _ledger.flags & INVITER_OPEN != 0;
        if (open) rates = inviterContract.rates(address(this));
    }

    /// @inheritdoc IPresale
    function releasedBps(uint256 time) external view returns (uint256 bps) {
        return _releasedAt(time, _payout.vestingStart);
    }

    /// @inheritdoc IPresale
    function tokensNeeded() external view returns (uint256 amount) {
        return _deposit();
    }

    /// @inheritdoc IPresale
    function currency() external view returns (address) {
        return _currency();
    }

    /// @inheritdoc IPresale
    function claimToken() external view returns (address) {
        return _claimToken();
    }

    /// @inheritdoc IPresale
    function ownerAddress() external view returns (address) {
        return _owner();
    }

    /// @inheritdoc IPresale
    function whitelistAdmin() external view returns (address) {
        return _tiers.admin;
    }

    /// @inheritdoc IPresale
    function hardCap() external view returns (uint256) {
        return _hardCap();
    }

    /// @inheritdoc IPresale
    function softCap() external view returns (uint256) {
        return _softCap();
    }

    /// @inheritdoc IPresale
    function startTime() external view returns (uint256) {
        return _ledger.startTime;
    }

    /// @inheritdoc IPresale
    function endTime() external view returns (uint256) {
        return _ledger.endTime;
    }

    /// @inheritdoc IPresale
    function useWhiteList() external view returns (uint256) {
        return _ledger.mode;
    }

    /// @inheritdoc IPresale
    function t1Block() external view returns (uint256) {
        return _tiers.t1;
    }

    /// @inheritdoc IPresale
    function t2Block() external view returns (uint256) {
        return _tiers.t2;
    }

    /// @inheritdoc IPresale
    function poolStatus() external view returns (uint256) {
        return _ledger.status;
    }

    /// @inheritdoc IPresale
    function userCount() external view returns (uint256) {
        return _ledger.userCount;
    }

    /// @inheritdoc IPresale
    function claimCount() external view returns (uint256) {
        return _payout.claimCount;
    }

    /// @inheritdoc IPresale
    function total() external view returns (uint256) {
        return _ledger.total;
    }

    /// @notice The exchange's router; zero in private sales.
    function router() public view returns (address) {
        return PresaleArgs.readAddress(PresaleArgs.ROUTER);
    }

    /// @inheritdoc IPresale
    function presaleRate() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.PRESALE_RATE, PresaleArgs.RATE);
    }

    /// @inheritdoc IPresale
    function liquidityRate() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.LIQUIDITY_RATE, PresaleArgs.RATE);
    }

    /// @inheritdoc IPresale
    function liquidityPercent() public view returns (uint256) {
        return _ratio(PresaleArgs.LIQUIDITY_PERCENT);
    }

    /// @inheritdoc IPresale
    function minCurrency() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.MIN_CURRENCY, PresaleArgs.AMOUNT);
    }

    /// @inheritdoc IPresale
    function maxCurrency() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.MAX_CURRENCY, PresaleArgs.AMOUNT);
    }

    /// @inheritdoc IPresale
    function lockTime() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.LOCK_TIME, PresaleArgs.LOCK_BYTES);
    }

    /// @inheritdoc IPresale
    function enableWhiteTransfer() public view returns (bool) {
        return _ledger.flags & SLOT_TRANSFER != 0;
    }

    /// @inheritdoc IPresale
    function vest() public view returns (bool) {
        return _hasFlag(PresaleArgs.VEST);
    }

    /// @inheritdoc IPresale
    function vestFirst() public view returns (uint256) {
        return _ratio(PresaleArgs.VEST_FIRST);
    }

    /// @inheritdoc IPresale
    function vestCycle() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.VEST_CYCLE, PresaleArgs.CYCLE_BYTES);
    }

    /// @inheritdoc IPresale
    function vestPercent() public view returns (uint256) {
        return _ratio(PresaleArgs.VEST_PERCENT);
    }

    /// @dev Pool and lock; zero before finalize and in private sales.
    function _pool() internal view virtual returns (address pair, uint256 lockId);

    function _ratio(uint256 offset) internal view returns (uint256) {
        return PresaleArgs.read(offset, PresaleArgs.RATIO);
    }

    /// @dev What `refund` would send and keep now; zero while it would revert.
    function _refundable(Ledger memory l, uint256 contributed) private view returns (uint256 amount, uint256 fee) {
        bool free = l.status == CANCELED || _failure(l) != 0 || (l.status == OPEN && l.flags & TERMS_CHANGED != 0);
        if (free) return (contributed, 0);
        if (l.status == FINISHED || block.timestamp + PresaleLimits.EXIT_CLOSED >= l.endTime) return (0, 0);
        fee = (contributed * PresaleLimits.EXIT_FEE_BPS) / PresaleLimits.BPS;
        amount = contributed - fee;
    }
}
