// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {ISolvency} from "../ISolvency.sol";
import {IV2Factory} from "../venue/IV2Factory.sol";
import {IPresaleAdmin} from "./IPresaleAdmin.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleCapabilities} from "./PresaleCapabilities.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleShares} from "./PresaleShares.sol";
import {PresaleWhitelistTiers} from "./PresaleWhitelistTiers.sol";

/// @title Everything about a presale that can be asked
abstract contract PresaleViews is IPresaleAdmin, PresaleShares, PresaleWhitelistTiers {
    /// @inheritdoc IPresaleAdmin
    function terms() external view returns (Terms memory t) {
        (t.claimToken, t.currency, t.router, t.owner) = (_claimToken(), _currency(), router(), _owner());
        (t.hardCap, t.softCap, t.minCurrency, t.maxCurrency) =
        (_amount(PresaleArgs.HARD_CAP), _amount(PresaleArgs.SOFT_CAP), minCurrency(), maxCurrency());
        (t.presaleRate, t.liquidityRate, t.liquidityPercent) = (presaleRate(), liquidityRate(), liquidityPercent());
        Ledger memory book = _loadLedger();
        (t.startTime, t.endTime, t.lockTime) = (book.startTime, book.endTime, lockTime());
        (t.useWhiteList, t.t1Block, t.t2Block) = (book.mode, _tiers.t1, _tiers.t2);
        (t.enableWhiteTransfer, t.vest) = (enableWhiteTransfer(), vest());
        (t.vestFirst, t.vestCycle, t.vestPercent) = (vestFirst(), vestCycle(), vestPercent());
        t.burnsUnsold = _hasFlag(PresaleArgs.BURNS_UNSOLD);
        t.listsBelowPresale = _hasFlag(PresaleArgs.LISTS_BELOW_PRESALE);
        t.maxRepairBps = _ratio(PresaleArgs.MAX_REPAIR);
        t.declaredTaxBps = _ratio(PresaleArgs.DECLARED_TAX);
    }

    /// @inheritdoc IPresaleAdmin
    function state() external view returns (State memory s) {
        Ledger memory book = _loadLedger();
        Payout memory p = _loadPayout();
        (s.poolStatus, s.cancelReason, s.total) = (book.status, book.reason, book.total);
        s.accepted = _accepted(book.total);
        (s.userCount, s.claimCount) = (book.userCount, p.claimCount);
        s.tokensDeposited = _deposit();
        if (book.status == FINISHED) s.tokensClaimed = _tokensFor(s.accepted) - p.tokensOwed;
        (s.finalizedAt, s.vestingStart, s.lockId) = (p.vestingStart + p.lateness, p.vestingStart, p.lockId);
        if (p.lockId != 0) s.pair = _pair();
        s.exitFees = _escrow.exitFees;
        s.termsChanged = book.flags & TERMS_CHANGED != 0;
    }

    /// @inheritdoc IPresaleAdmin
    function accountOf(address account) external view returns (Account memory a) {
        User memory user = _loadUser(account);
        Ledger memory book = _loadLedger();
        (uint256 accepted, uint256 back) = _shareOf(user.contributed);
        a.contributed = user.contributed;
        a.allocation = _tokensFor(accepted);
        a.claimed = _claimed(a.allocation, user.claimMark);
        if (user.claimMark == 0) a.excess = back;
        if (book.status == FINISHED) {
            (a.claimable,,) = _due(user.contributed, user.claimMark, _loadPayout().vestingStart);
        }
        (a.refundable, a.refundFee) = _refundable(book, user.contributed);
        a.exitFee = user.exitFee;
        (a.level, a.slotStatus) = (user.level, _statusOf(user));
    }

    /// @inheritdoc ISolvency
    function solvency() external view returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](2);
        (address token, address money) = (_claimToken(), _currency());
        assets[0].asset = token;
        assets[0].held = SafeTransferLib.balanceOf(token, address(this));
        assets[1].asset = money;
        assets[1].held = money == address(0) ? address(this).balance : SafeTransferLib.balanceOf(money, address(this));
        Ledger memory book = _loadLedger();
        Escrow memory escrow = _escrow;
        if (book.status == FINISHED) {
            assets[0].owed = _loadPayout().tokensOwed + _proceeds.tokens;
            if (_proceeds.hasRetained) assets[0].owed += _retained.tokens;
            assets[1].owed = _currencyOwed();
        } else {
            assets[0].owed = book.status == OPEN ? _deposit() : _returnable();
            assets[1].owed = book.total + escrow.exitFees;
        }
    }

    /// @inheritdoc IPresaleAdmin
    function capabilities() external view returns (uint256 bits) {
        Ledger memory book = _loadLedger();
        bits = PresaleCapabilities.UPDATE_INFO;
        if (book.status != OPEN) return bits;
        bits |= PresaleCapabilities.CANCEL | PresaleCapabilities.SLOT_TRANSFER | PresaleCapabilities.WHITELIST;
        if (block.timestamp < book.endTime + PresaleLimits.LAPSE && _failure(book) == 0) {
            bits |= PresaleCapabilities.FINALIZE;
        }
        if (block.timestamp < book.endTime) bits |= PresaleCapabilities.SET_TIME;
        if (block.timestamp >= book.startTime) return bits;
        bits |= PresaleCapabilities.WHITELIST_RULES;
        if (book.flags & INVITER_OPEN == 0) bits |= PresaleCapabilities.OPEN_INVITER;
        bits |= PresaleCapabilities.DESTROY;
    }

    /// @inheritdoc IPresaleAdmin
    function inviterRates() external view returns (bool open, uint256[] memory rates) {
        open = _loadLedger().flags & INVITER_OPEN != 0;
        if (open) rates = inviterContract.rates(address(this));
    }

    /// @inheritdoc IPresaleAdmin
    function releasedBps(uint256 time) external view returns (uint256 bps) {
        return _releasedAt(time, _loadPayout().vestingStart);
    }

    /// @inheritdoc IPresaleAdmin
    function tokensNeeded() external view returns (uint256 amount) {
        return _deposit();
    }

    /// @inheritdoc IPresaleAdmin
    function templateId() external view returns (uint256) {
        return _kind();
    }

    /// @inheritdoc IPresaleAdmin
    function currency() external view returns (address) {
        return _currency();
    }

    /// @inheritdoc IPresaleAdmin
    function claimToken() external view returns (address) {
        return _claimToken();
    }

    /// @inheritdoc IPresaleAdmin
    function ownerAddress() external view returns (address) {
        return _owner();
    }

    /// @inheritdoc IPresaleAdmin
    function whitelistAdmin() external view returns (address) {
        return _tiers.admin;
    }

    /// @inheritdoc IPresaleAdmin
    function hardCap() external view returns (uint256) {
        return _amount(PresaleArgs.HARD_CAP);
    }

    /// @inheritdoc IPresaleAdmin
    function softCap() external view returns (uint256) {
        return _amount(PresaleArgs.SOFT_CAP);
    }

    /// @inheritdoc IPresaleAdmin
    function startTime() external view returns (uint256) {
        return _loadLedger().startTime;
    }

    /// @inheritdoc IPresaleAdmin
    function endTime() external view returns (uint256) {
        return _loadLedger().endTime;
    }

    /// @inheritdoc IPresaleAdmin
    function useWhiteList() external view returns (uint256) {
        return _loadLedger().mode;
    }

    /// @inheritdoc IPresaleAdmin
    function t1Block() external view returns (uint256) {
        return _tiers.t1;
    }

    /// @inheritdoc IPresaleAdmin
    function t2Block() external view returns (uint256) {
        return _tiers.t2;
    }

    /// @inheritdoc IPresaleAdmin
    function poolStatus() external view returns (uint256) {
        return _loadLedger().status;
    }

    /// @inheritdoc IPresaleAdmin
    function userCount() external view returns (uint256) {
        return _loadLedger().userCount;
    }

    /// @inheritdoc IPresaleAdmin
    function claimCount() external view returns (uint256) {
        return _loadPayout().claimCount;
    }

    /// @inheritdoc IPresaleAdmin
    function total() external view returns (uint256) {
        return _loadLedger().total;
    }

    /// @inheritdoc IPresaleAdmin
    function router() public view returns (address) {
        return PresaleArgs.readAddress(PresaleArgs.ROUTER);
    }

    /// @inheritdoc IPresaleAdmin
    function presaleRate() public view returns (uint256) {
        return _rate(PresaleArgs.PRESALE_RATE);
    }

    /// @inheritdoc IPresaleAdmin
    function liquidityRate() public view returns (uint256) {
        return _rate(PresaleArgs.LIQUIDITY_RATE);
    }

    /// @inheritdoc IPresaleAdmin
    function liquidityPercent() public view returns (uint256) {
        return _ratio(PresaleArgs.LIQUIDITY_PERCENT);
    }

    /// @inheritdoc IPresaleAdmin
    function minCurrency() public view returns (uint256) {
        return _amount(PresaleArgs.MIN_CURRENCY);
    }

    /// @inheritdoc IPresaleAdmin
    function maxCurrency() public view returns (uint256) {
        return _amount(PresaleArgs.MAX_CURRENCY);
    }

    /// @inheritdoc IPresaleAdmin
    function lockTime() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.LOCK_TIME, PresaleArgs.LOCK_BYTES);
    }

    /// @inheritdoc IPresaleAdmin
    function enableWhiteTransfer() public view returns (bool) {
        return _loadLedger().flags & SLOT_TRANSFER != 0;
    }

    /// @inheritdoc IPresaleAdmin
    function vest() public view returns (bool) {
        return _hasFlag(PresaleArgs.VEST);
    }

    /// @inheritdoc IPresaleAdmin
    function vestFirst() public view returns (uint256) {
        return _ratio(PresaleArgs.VEST_FIRST);
    }

    /// @inheritdoc IPresaleAdmin
    function vestCycle() public view returns (uint256) {
        return PresaleArgs.read(PresaleArgs.VEST_CYCLE, PresaleArgs.CYCLE_BYTES);
    }

    /// @inheritdoc IPresaleAdmin
    function vestPercent() public view returns (uint256) {
        return _ratio(PresaleArgs.VEST_PERCENT);
    }

    /// @dev At a V2 exchange two tokens have one pair, for good.
    function _pair() private view returns (address) {
        IV2Factory venue = IV2Factory(PresaleArgs.readAddress(PresaleArgs.VENUE_FACTORY));
        return venue.getPair(_claimToken(), PresaleArgs.readAddress(PresaleArgs.QUOTE));
    }

    /// @dev What `refund` would send and keep now; zero while it would revert.
    function _refundable(Ledger memory book, uint256 contributed) private view returns (uint256 amount, uint256 fee) {
        if (book.status == CANCELED || _failure(book) != 0) return (contributed, 0);
        if (book.status == FINISHED || block.timestamp + PresaleLimits.EXIT_CLOSED >= book.endTime) return (0, 0);
        if (book.flags & TERMS_CHANGED != 0) return (contributed, 0);
        fee = (contributed * PresaleLimits.EXIT_FEE_BPS) / PresaleLimits.BPS;
        amount = contributed - fee;
    }
}
