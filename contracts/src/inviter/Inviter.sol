// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {SafeCastLib} from "solady/utils/SafeCastLib.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {BoundedRead} from "../BoundedRead.sol";
import {Payees} from "../registry/Payees.sol";
import {IPresaleAdmin} from "../presale/IPresaleAdmin.sol";
import {IInviter} from "./IInviter.sol";

/// @title Rewards of those who bring others into a presale
/// @dev Documented in `IInviter`. A ledger belongs to its presale's address alone: whoever calls itself a presale
/// can open one, and gets nothing but its own (ADR 0106).
///
/// The tree has no cycles without any search: a wallet is bound before anybody is below it, and never afterwards. For the
/// same reason what a contribution added on the way up is exactly what its refund takes off again.
contract Inviter is IInviter, ReentrancyGuard {
    /// @dev Rates in basis points, level 1 first. `acceptedBps18` and `total` are written at `settle`.
    struct Ledger {
        address currency;
        uint8 status;
        uint8 levels;
        uint16 rate1;
        uint16 rate2;
        uint16 rate3;
        uint128 totalWeight;
        uint128 distributed;
        uint128 total;
        uint64 acceptedBps18;
    }

    /// @dev A wallet in one ledger. `contributed` is what its invitees of the first level have in the presale.
    struct Person {
        address inviter;
        uint32 inviteeCount;
        bool paid;
        uint128 weight;
        uint128 contributed;
    }

    /// @dev What is owed of one currency by all ledgers.
    struct Asset {
        uint128 owed;
        bool known;
    }

    uint8 private constant OPEN = 1;
    uint8 private constant CLAIMABLE = 2;
    uint8 private constant VOID = 3;
    uint256 private constant BPS = 10_000;
    uint256 private constant MAX_LEVELS = 3;
    uint256 private constant WHOLE = 1e18;

    mapping(address presale => Ledger ledger) private _ledgers;
    mapping(address presale => mapping(address account => Person person)) private _people;
    mapping(address presale => mapping(address inviter => mapping(uint256 index => address account))) private _invitees;
    mapping(address currency => Asset asset) private _assets;
    address[] private _currencies;

    /// @inheritdoc IInviter
    function open(address currency, uint256[] calldata rates_) external {
        Ledger storage ledger = _ledgers[msg.sender];
        if (ledger.status != 0) revert Inviter_AlreadyOpen(msg.sender);
        uint256[MAX_LEVELS] memory bps = _checkedRates(rates_);
        (ledger.currency, ledger.status) = (currency, OPEN);
        // forge-lint: disable-next-line(unsafe-typecast) at most three
        ledger.levels = uint8(rates_.length);
        // forge-lint: disable-next-line(unsafe-typecast) together at most 10 000
        (ledger.rate1, ledger.rate2, ledger.rate3) = (uint16(bps[0]), uint16(bps[1]), uint16(bps[2]));
        emit Opened(msg.sender, currency, rates_);
    }

    /// @inheritdoc IInviter
    function record(address account, address inviter, uint256 amount, bool first) external returns (address bound) {
        Ledger memory ledger = _openLedger();
        bound = _people[msg.sender][account].inviter;
        if (bound == address(0) && first && inviter != address(0)) bound = _bind(account, inviter);
        if (bound != address(0)) _addWeights(ledger, bound, amount);
    }

    /// @inheritdoc IInviter
    function revoke(address account, uint256 amount) external {
        Ledger memory ledger = _openLedger();
        address bound = _people[msg.sender][account].inviter;
        if (bound != address(0)) _takeWeights(ledger, bound, amount);
    }

    /// @inheritdoc IInviter
    function settle(uint256 acceptedBps18) external payable nonReentrant returns (uint256 total) {
        Ledger memory ledger = _openLedger();
        if (acceptedBps18 > WHOLE) revert Inviter_RatesUnusable();
        total = _shareOf(ledger.totalWeight, acceptedBps18);

        Ledger storage stored = _ledgers[msg.sender];
        stored.status = CLAIMABLE;
        // forge-lint: disable-next-line(unsafe-typecast) at most 1e18; the total is less than the weight
        (stored.acceptedBps18, stored.total) = (uint64(acceptedBps18), uint128(total));
        emit Settled(msg.sender, total);
        _take(ledger.currency, total);
    }

    /// @inheritdoc IInviter
    function voidRewards() external {
        _openLedger();
        _ledgers[msg.sender].status = VOID;
        emit Voided(msg.sender);
    }

    /// @inheritdoc IInviter
    function claimReward(address presale, address inviter) external nonReentrant returns (uint256 amount) {
        Payees.check(inviter);
        return _claim(presale, inviter, inviter);
    }

    /// @inheritdoc IInviter
    function claimRewardTo(address presale, address to) external nonReentrant returns (uint256 amount) {
        return _claim(presale, msg.sender, to);
    }

    /// @inheritdoc IInviter
    function presaleInfo(address presale) external view returns (PresaleInfo memory) {
        Ledger memory ledger = _ledgers[presale];
        uint256 total = ledger.status == OPEN ? ledger.totalWeight / BPS : ledger.total;
        return PresaleInfo({
            presale: ledger.status == 0 ? address(0) : presale,
            total: total,
            currency: ledger.currency,
            isEth: ledger.status != 0 && ledger.currency == address(0),
            distributedAmount: ledger.distributed,
            status: ledger.status
        });
    }

    /// @inheritdoc IInviter
    function rates(address presale) external view returns (uint256[] memory list) {
        Ledger memory ledger = _ledgers[presale];
        list = new uint256[](ledger.levels);
        for (uint256 level = 0; level < list.length; ++level) {
            list[level] = _rateOf(ledger, level);
        }
    }

    /// @inheritdoc IInviter
    function inviterOf(address presale, address account) external view returns (address inviter) {
        return _people[presale][account].inviter;
    }

    /// @inheritdoc IInviter
    function weightOf(address presale, address inviter) external view returns (uint256 weight) {
        return _people[presale][inviter].weight;
    }

    /// @inheritdoc IInviter
    function totalWeight(address presale) external view returns (uint256 weight) {
        return _ledgers[presale].totalWeight;
    }

    /// @inheritdoc IInviter
    function inviterContribution(address presale, address inviter) external view returns (uint256 amount) {
        return _people[presale][inviter].contributed;
    }

    /// @inheritdoc IInviter
    function subUserCount(address presale, address inviter) external view returns (uint256) {
        return _people[presale][inviter].inviteeCount;
    }

    /// @inheritdoc IInviter
    function subUsers(address presale, address inviter, uint256 offset, uint256 limit)
        external
        view
        returns (SubUser[] memory page)
    {
        page = new SubUser[](_pageLength(_people[presale][inviter].inviteeCount, offset, limit));
        for (uint256 i = 0; i < page.length; ++i) {
            address account = _invitees[presale][inviter][offset + i];
            // The presale keeps what its wallets have; the first word of the answer is that.
            (, uint256 contribution) = BoundedRead.word(presale, abi.encodeCall(IPresaleAdmin.accountOf, (account)));
            page[i] = SubUser({
                account: account, contribution: contribution, inviteeCount: _people[presale][account].inviteeCount
            });
        }
    }

    /// @inheritdoc IInviter
    function currencyCount() external view returns (uint256) {
        return _currencies.length;
    }

    function solvency() external view returns (AssetSolvency[] memory assets) {
        return solvencyPage(0, _currencies.length);
    }

    /// @inheritdoc IInviter
    function solvencyPage(uint256 offset, uint256 limit) public view returns (AssetSolvency[] memory assets) {
        assets = new AssetSolvency[](_pageLength(_currencies.length, offset, limit));
        for (uint256 i = 0; i < assets.length; ++i) {
            address currency = _currencies[offset + i];
            assets[i] = AssetSolvency({asset: currency, owed: _assets[currency].owed, held: _heldOf(currency)});
        }
    }

    /// @inheritdoc IInviter
    function pendingReward(address presale, address inviter) public view returns (uint256 amount) {
        Ledger memory ledger = _ledgers[presale];
        Person memory person = _people[presale][inviter];
        if (ledger.status != CLAIMABLE || person.paid) return 0;
        return _shareOf(person.weight, ledger.acceptedBps18);
    }

    function _claim(address presale, address inviter, address to) private returns (uint256 amount) {
        uint256 owed = pendingReward(presale, inviter);
        if (owed == 0) revert Inviter_NothingToClaim(presale, inviter);
        Ledger storage ledger = _ledgers[presale];
        address currency = ledger.currency;
        amount = _heldPartOf(currency, owed);
        // Effects before the payment: a re-entrant claim must find zero.
        _people[presale][inviter].paid = true;
        // forge-lint: disable-next-line(unsafe-typecast) a part of the total
        ledger.distributed += uint128(amount);
        // forge-lint: disable-next-line(unsafe-typecast) a part of the total
        _assets[currency].owed -= uint128(owed);
        emit RewardPaid(presale, inviter, amount);

        if (currency != address(0)) {
            SafeTransferLib.safeTransfer(currency, to, amount);
        } else if (!SafeTransferLib.trySafeTransferETH(to, amount, gasleft())) {
            revert Inviter_PaymentFailed(to, amount);
        }
    }

    /// @dev Nobody is above a wallet that has somebody below it already: it stays a root, whatever it names. Otherwise its
    /// first contribution decides.
    function _bind(address account, address inviter) private returns (address bound) {
        if (inviter == account) revert Inviter_Self(account);
        Person storage above = _people[msg.sender][inviter];
        if (above.inviter == account) revert Inviter_Cyclic(account, inviter);
        Person storage person = _people[msg.sender][account];
        if (person.inviteeCount != 0) return address(0);
        person.inviter = inviter;
        uint256 index = above.inviteeCount;
        // forge-lint: disable-next-line(unsafe-typecast) nobody has four billion invitees
        above.inviteeCount = uint32(index + 1);
        _invitees[msg.sender][inviter][index] = account;
        emit Bound(msg.sender, account, inviter);
        return inviter;
    }

    function _addWeights(Ledger memory ledger, address bound, uint256 amount) private {
        _people[msg.sender][bound].contributed += SafeCastLib.toUint128(amount);
        uint256 sum = 0;
        for (uint256 level = 0; bound != address(0); ++level) {
            Person storage person = _people[msg.sender][bound];
            uint256 part = amount * _rateOf(ledger, level);
            uint256 weight = person.weight + part;
            person.weight = SafeCastLib.toUint128(weight);
            emit WeightSet(msg.sender, bound, weight);
            sum += part;
            // Nobody is looked for above the last level.
            bound = level + 1 < ledger.levels ? person.inviter : address(0);
        }
        _ledgers[msg.sender].totalWeight = SafeCastLib.toUint128(ledger.totalWeight + sum);
    }

    function _takeWeights(Ledger memory ledger, address bound, uint256 amount) private {
        _people[msg.sender][bound].contributed -= SafeCastLib.toUint128(amount);
        uint256 sum = 0;
        for (uint256 level = 0; bound != address(0); ++level) {
            Person storage person = _people[msg.sender][bound];
            uint256 part = amount * _rateOf(ledger, level);
            uint256 weight = person.weight - part;
            person.weight = SafeCastLib.toUint128(weight);
            emit WeightSet(msg.sender, bound, weight);
            sum += part;
            // Nobody is looked for above the last level.
            bound = level + 1 < ledger.levels ? person.inviter : address(0);
        }
        _ledgers[msg.sender].totalWeight = SafeCastLib.toUint128(ledger.totalWeight - sum);
    }

    /// @dev Takes exactly `total` from the presale; what is owed grows by no more than has arrived.
    function _take(address currency, uint256 total) private {
        if (msg.value != 0 && (currency != address(0) || msg.value > total)) revert Inviter_ValueRefused(msg.value);
        uint256 received = msg.value;
        if (currency != address(0) && total != 0) {
            uint256 before = SafeTransferLib.balanceOf(currency, address(this));
            SafeTransferLib.safeTransferFrom(currency, msg.sender, address(this), total);
            received = SafeTransferLib.balanceOf(currency, address(this)) - before;
        }
        if (received < total) revert Inviter_ReceivedTooLittle(received, total);
        if (total == 0) return;
        Asset storage asset = _assets[currency];
        if (!asset.known) _currencies.push(currency);
        (asset.known, asset.owed) = (true, SafeCastLib.toUint128(asset.owed + total));
    }

    /// @dev Of a currency that has shrunk, the same part for everybody.
    function _heldPartOf(address currency, uint256 amount) private view returns (uint256) {
        uint256 owed = _assets[currency].owed;
        uint256 held = _heldOf(currency);
        return held < owed ? FixedPointMathLib.fullMulDiv(amount, held, owed) : amount;
    }

    /// @dev A bounded read: a currency that does not answer hides no other one.
    function _heldOf(address currency) private view returns (uint256 held) {
        if (currency == address(0)) return address(this).balance;
        // slither-disable-next-line unused-return (an unreadable balance is nothing held)
        (, held) = BoundedRead.word(currency, abi.encodeWithSignature("balanceOf(address)", address(this)));
    }

    /// @dev What is written before the end: the last slot is empty until then.
    function _openLedger() private view returns (Ledger memory ledger) {
        Ledger storage stored = _ledgers[msg.sender];
        if (stored.status != OPEN) revert Inviter_NotOpen(msg.sender);
        (ledger.currency, ledger.levels) = (stored.currency, stored.levels);
        (ledger.rate1, ledger.rate2, ledger.rate3) = (stored.rate1, stored.rate2, stored.rate3);
        ledger.totalWeight = stored.totalWeight;
    }

    function _checkedRates(uint256[] calldata rates_) private pure returns (uint256[MAX_LEVELS] memory bps) {
        if (rates_.length == 0 || rates_.length > MAX_LEVELS) revert Inviter_RatesUnusable();
        uint256 sum = 0;
        for (uint256 level = 0; level < rates_.length; ++level) {
            if (rates_[level] == 0 || rates_[level] > BPS) revert Inviter_RatesUnusable();
            bps[level] = rates_[level];
            sum += rates_[level];
        }
        if (sum > BPS) revert Inviter_RatesUnusable();
    }

    function _rateOf(Ledger memory ledger, uint256 level) private pure returns (uint256) {
        if (level == 0) return ledger.rate1;
        return level == 1 ? ledger.rate2 : ledger.rate3;
    }

    /// @dev Rounded down: together never more than the total.
    function _shareOf(uint256 weight, uint256 acceptedBps18) private pure returns (uint256) {
        return (weight * acceptedBps18) / (BPS * WHOLE);
    }

    function _pageLength(uint256 count, uint256 offset, uint256 limit) private pure returns (uint256) {
        return FixedPointMathLib.min(FixedPointMathLib.zeroFloorSub(count, offset), limit);
    }
}
