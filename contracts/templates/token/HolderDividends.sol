// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ReentrancyGuard} from "solady/utils/ReentrancyGuard.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {Capabilities} from "./Capabilities.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {DividendStream} from "./DividendStream.sol";
import {IHolderDividends} from "./IHolderDividends.sol";
import {ITokenBase} from "./ITokenBase.sol";
import {PackedAccounts} from "./PackedAccounts.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxedBase} from "./TaxedBase.sol";
import {TaxedParams} from "./TaxedParams.sol";
import {Wallets} from "./Wallets.sol";

/// @title Dividends for holders
/// @dev Documented in `IHolderDividends`. An account's debt to the stream stands in its word, beside its balance,
/// so that a transfer writes no slot that it would not write anyway but the stream's own.
abstract contract HolderDividends is TaxedBase, IHolderDividends, ReentrancyGuard {
    using DividendStream for DividendStream.Stream;

    uint256 private constant MAX_INTERVAL = 100_000;
    /// @dev A threshold is below a thousandth of the supply.
    uint256 private constant THRESHOLD_PART = 1000;
    address private constant DEAD = 0x000000000000000000000000000000000000dEaD;

    DividendStream.Stream private _stream;

    /// @dev After the base's constructor: the first supply exists, and no dividends do.
    constructor(address receiver, uint256[] memory numberParams) {
        uint256 supply = numberParams[TaxedParams.TOTAL_SUPPLY];
        _stream.init(supply, _precisionBits(), numberParams[TaxedParams.FIRST_OWN_NUMBER + 1]);
        _setThreshold(numberParams[TaxedParams.FIRST_OWN_NUMBER], supply);
        _setInterval(numberParams[TaxedParams.FIRST_OWN_NUMBER + 1]);
        _exclude(DEAD);
        _recount(receiver);
    }

    /// @inheritdoc IHolderDividends
    function claimDividend() external override nonReentrant {
        _payDividend(msg.sender, _takeEarned(msg.sender), true);
    }

    /// @inheritdoc IHolderDividends
    function claimDividendFor(address account) external override nonReentrant {
        if (account != msg.sender && !Wallets.isWallet(account)) revert Token_ClaimsForItself(account);
        _payDividend(account, _takeEarned(account), account == msg.sender);
    }

    /// @inheritdoc IHolderDividends
    function refreshShare(address account) external override nonReentrant {
        // The token's own word is no account's.
        if (account == address(this)) return;
        if (_accounts[account] & PackedAccount.SECOND_TEMPLATE_FLAG == 0 && _isUncountable(account)) _exclude(account);
        else _recount(account);
    }

    /// @inheritdoc IHolderDividends
    function distribute() external virtual override nonReentrant {
        _startStream();
    }

    /// @inheritdoc IHolderDividends
    function setDividendThreshold(uint256 threshold) external override onlyOwner {
        _setThreshold(threshold, totalSupply());
    }

    /// @inheritdoc IHolderDividends
    function setDividendInterval(uint256 blocks) external override onlyOwner {
        _setInterval(blocks);
    }

    /// @inheritdoc IHolderDividends
    function dividendTerms() external view override returns (uint256 threshold, uint256 intervalBlocks) {
        return (_stream.threshold, _stream.interval);
    }

    /// @inheritdoc IHolderDividends
    function dividendTotals() external view override returns (uint256 received, uint256 paid, uint256 waiting) {
        return (_stream.received, _stream.paid, _stream.waiting);
    }

    /// @inheritdoc IHolderDividends
    function pendingDividend(address account) external view override returns (uint256 amount) {
        if (account == address(this)) return 0;
        uint256 word = _accounts[account];
        uint256 perShare = _stream.perShareAt(_precisionBits(), ChainBlocks.number());
        return _stream.earned(perShare, word >> PackedAccount.TEMPLATE_SHIFT, _shareIn(word));
    }

    /// @inheritdoc IHolderDividends
    function dividendShareOf(address account) external view override returns (uint256 share) {
        return account == address(this) ? 0 : _shareIn(_accounts[account]);
    }

    /// @inheritdoc SwapBack
    function swapBack() public override nonReentrant {
        super.swapBack();
    }

    /// @inheritdoc ITokenBase
    function capabilities() public view virtual override returns (uint256 bits) {
        bits = super.capabilities();
        if (bits != 0) bits |= Capabilities.DIVIDEND_TERMS;
    }

    /// @dev Takes in dividends that the token vault holds from now on for the holders.
    function _takeIn(uint256 amount) internal returns (uint256 taken) {
        taken = _stream.add(_precisionBits(), amount);
        if (taken != 0) emit DividendsAdded(taken);
        _startStream();
    }

    function _startStream() internal {
        _stream.advance(_precisionBits(), ChainBlocks.number());
        _stream.begin(ChainBlocks.number());
    }

    /// @dev For good: `account` is never counted again. What it has earned stays its own (P-40).
    function _exclude(address account) internal {
        uint256 word = _accounts[account];
        _accounts[account] = _beforeStore(account, word, word | PackedAccount.SECOND_TEMPLATE_FLAG);
        emit DividendExcluded(account);
    }

    /// @dev Pays out of the token vault. @param byItself The account itself called: it may use all gas.
    function _payDividend(address account, uint256 amount, bool byItself) internal virtual;

    /// @dev What came in and was not paid, in the dividend token.
    function _owedToHolders() internal view returns (uint256) {
        return uint256(_stream.received) - _stream.paid;
    }

    /// @inheritdoc PackedAccounts
    function _beforeStore(
        address, /* account */
        uint256 word,
        uint256 newWord
    )
        internal
        virtual
        override
        returns (uint256)
    {
        uint256 oldShare = _shareIn(word);
        uint256 newShare = _isCounted(newWord) ? newWord & PackedAccount.BALANCE : 0;
        if (oldShare | newShare == 0) return newWord;

        uint256 perShare = _stream.advance(_precisionBits(), ChainBlocks.number());
        uint256 debt = _stream.settle(perShare, word >> PackedAccount.TEMPLATE_SHIFT, oldShare, newShare);
        newWord = (debt << PackedAccount.TEMPLATE_SHIFT) | (newWord & type(uint128).max & ~PackedAccount.TEMPLATE_FLAG);
        return newShare == 0 ? newWord : newWord | PackedAccount.TEMPLATE_FLAG;
    }

    /// @inheritdoc TaxedBase
    /// @dev A pair earns nothing, and what it earned before somebody registered it was others' (S-35, P-22).
    function _beforePair(
        address, /* pair */
        uint256 word
    )
        internal
        virtual
        override
        returns (uint256)
    {
        uint256 perShare = _stream.advance(_precisionBits(), ChainBlocks.number());
        (uint256 debt, uint256 share) = (word >> PackedAccount.TEMPLATE_SHIFT, _shareIn(word));
        _stream.giveBack(_stream.earned(perShare, debt, share));
        _stream.settle(perShare, debt, share, 0);
        return word & type(uint128).max & ~PackedAccount.TEMPLATE_FLAG;
    }

    /// @inheritdoc TaxedBase
    function _paysDividends() internal pure virtual override returns (bool) {
        return true;
    }

    /// @dev Precision of what is paid per share, see `DividendStream.init`.
    function _precisionBits() internal pure virtual returns (uint256) {
        return 8;
    }

    function _takeEarned(address account) private returns (uint256 amount) {
        if (account == address(this)) revert Token_NothingToClaim();
        uint256 word = _accounts[account];
        if (_isBarred(word, _ownWord())) revert Token_Blacklisted(account);
        _startStream();
        amount = _stream.take(word >> PackedAccount.TEMPLATE_SHIFT, _shareIn(word));
        if (amount == 0) revert Token_NothingToClaim();
        unchecked {
            // Modulo 2^128: what is beyond falls off at the upper end.
            _accounts[account] = word + (amount << PackedAccount.TEMPLATE_SHIFT);
        }
        emit DividendPaid(account, amount);
    }

    function _recount(address account) private {
        uint256 word = _accounts[account];
        _accounts[account] = _beforeStore(account, word, word);
    }

    function _setThreshold(uint256 threshold, uint256 supply) private {
        uint256 max = supply == 0 ? 0 : (supply - 1) / THRESHOLD_PART;
        if (threshold > max) revert Token_DividendThresholdTooHigh(threshold, max);
        // forge-lint: disable-next-line(unsafe-typecast) a thousandth of 2^112
        _stream.threshold = uint104(threshold);
        emit DividendThresholdSet(threshold);
    }

    function _setInterval(uint256 blocks) private {
        if (blocks == 0 || blocks > MAX_INTERVAL) revert Token_DividendIntervalOutOfRange(blocks, MAX_INTERVAL);
        // forge-lint: disable-next-line(unsafe-typecast) bounded above
        _stream.interval = uint24(blocks);
        emit DividendIntervalSet(blocks);
    }

    /// @dev Contracts that hold other people's tokens, and those of this token's own machinery.
    function _isUncountable(address account) private view returns (bool) {
        return account == address(_vault) || account == _router || _rolesOf(account) != 0;
    }

    function _isCounted(uint256 word) private view returns (bool) {
        if (word & (PackedAccount.SECOND_TEMPLATE_FLAG | PackedAccount.SPECIAL) != 0 && !_mayEarn(word)) return false;
        return word & PackedAccount.BALANCE >= _stream.threshold;
    }

    /// @dev Exemptions are no reason, and a blacklist that is off lists nobody.
    function _mayEarn(uint256 word) private view returns (bool) {
        if (word & (PackedAccount.SECOND_TEMPLATE_FLAG | PackedAccount.PAIR | PackedAccount.LAUNCHER) != 0) {
            return false;
        }
        return !_isBarred(word, _ownWord());
    }

    function _shareIn(uint256 word) private pure returns (uint256) {
        return word & PackedAccount.TEMPLATE_FLAG == 0 ? 0 : word & PackedAccount.BALANCE;
    }
}
