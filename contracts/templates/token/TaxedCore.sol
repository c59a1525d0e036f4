// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {IV2Pair} from "../venue/IV2Pair.sol";
import {OwnershipWithoutValue} from "../OwnershipWithoutValue.sol";
import {AccountRules} from "./AccountRules.sol";
import {LaunchGate} from "./LaunchGate.sol";
import {PackedAccount} from "./PackedAccount.sol";
import {ChainBlocks} from "./ChainBlocks.sol";
import {SwapBack} from "./SwapBack.sol";
import {TaxTerms} from "./TaxTerms.sol";
import {TaxedParams} from "./TaxedParams.sol";
import {TaxedImmutables} from "./TaxedImmutables.sol";
import {TokenBase} from "./TokenBase.sol";
import {TokenWord} from "./TokenWord.sol";
import {TradeLimits} from "./TradeLimits.sol";

/// @title How the tokens of all taxed templates move
/// @dev Documented in `ITaxedBase`. A move reads the words of both sides and of the token itself, and the limits
/// where they are on: four slots. Everything rarer stands behind a flag in one of those words.
/// What a template must keep: the balances add up to the supply; `_beforeStore` changes the template's own bits of the
/// word that it is given, and no other account's, because both sides have been read by then; the token's own word is
/// written only after `_settle` has stored the tax in it; what a trade pays back is paid in `_afterTradeTax`.
abstract contract TaxedCore is TaxTerms, TradeLimits, LaunchGate, AccountRules, SwapBack {
    bytes32 private constant TRANSFER_SIGNATURE = keccak256("Transfer(address,address,uint256)");

    /// @param extension Where the rare code is, `address(0)` in the extension itself. @param construction What it does
    /// first.
    constructor(
        Immutables memory immutables,
        address extension,
        bytes memory construction,
        bytes32 nameHash,
        uint8 decimals_
    ) TokenBase(nameHash, decimals_) TaxedImmutables(immutables, extension, construction) {} // solhint-disable-line no-empty-blocks

    /// @inheritdoc OwnershipWithoutValue
    /// @dev Before launch, who accepts in two steps is a living account, and joins the allow-list. No pool can ask.
    function completeOwnershipHandover(address pendingOwner) public payable virtual override {
        super.completeOwnershipHandover(pendingOwner);
        if (_ownWord() & TokenWord.LAUNCHED == 0) _accounts[pendingOwner] |= PackedAccount.INSIDER;
    }

    /// @notice Gives up ownership and with it every switch: minting, taxes and metadata are fixed, limits and blacklist
    /// end. Not before launch: nobody could ever open trading.
    function renounceOwnership() public payable virtual override {
        uint256 own = _ownWord();
        if (own & TokenWord.LAUNCHED == 0) {
            _checkOwner();
            revert Token_RenounceBeforeLaunch();
        }
        super.renounceOwnership();
        if (own & TokenWord.TAX_CHANGE != 0) _disableTaxChange();
        if (own & TokenWord.BLACKLIST != 0) _disableBlacklist();
        if (own & TokenWord.WALLET_LIMIT != 0) _disableWalletLimit();
        if (own & TokenWord.SWAP_LIMIT != 0) _disableSwapLimit();
    }

    /// @dev Everything that a constructor does but for immutables, run by the extension in the token's place. Templates
    /// do their own part after this.
    function _construct(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    ) internal virtual {
        _constructBase(stringParams, addressParams, numberParams, boolParams);
        if (addressParams[TaxedParams.LIQUIDITY_RECEIVER] == address(0)) revert Token_LiquidityReceiverZero();
        address owner_ = addressParams[addressParams.length - 1];
        _initTaxTerms(numberParams, boolParams[TaxedParams.TAX_CHANGEABLE]);
        _initTradeLimits(
            numberParams, boolParams[TaxedParams.WALLET_LIMIT_ENABLED], boolParams[TaxedParams.SWAP_LIMIT_ENABLED]
        );
        _initAccountRules(
            addressParams[TaxedParams.MARKETING_WALLET], owner_, boolParams[TaxedParams.BLACKLIST_ENABLED]
        );
        _initLaunchGate(owner_, numberParams[TaxedParams.KILL_BLOCKS], boolParams[TaxedParams.MANUAL_LAUNCH]);
    }

    /// @dev Called after a move between two plain wallets after launch: neither side is a pool, exempt or the launcher.
    // solhint-disable-next-line no-empty-blocks
    function _afterPlainTransfer(address from, address to, uint256 amount) internal virtual {}

    /// @dev Called after a taxed trade, when its tax lies in the token's own account: a template may pay parts of it out
    /// (`_payOut`). Only for trades: `trader` is the buyer or the seller, never a pool.
    // solhint-disable-next-line no-empty-blocks
    function _afterTradeTax(address trader, bool isBuy, uint256 amount, uint256 tax) internal virtual {}

    /// @dev Reverts unless this way is open before launch.
    function _checkGate(address from, address to) internal virtual;

    /// @dev Freezes what was bought in the kill blocks. Reverts where that would stop everybody.
    function _killBuyer(address buyer, uint256 amount) internal virtual;

    function _move(address from, address to, uint256 amount) internal override {
        if (to == address(0)) revert Token_ReceiverZero();
        if (to == address(this)) revert Token_ToItself();
        uint256 own = _ownWord();
        uint256 source = _accounts[from];
        uint256 target = _accounts[to];
        if (own & TokenWord.LAUNCHED == 0) {
            _checkGate(from, to);
            return _put(from, to, amount);
        }
        if ((source | target) & PackedAccount.SPECIAL != 0) {
            return _moveSpecially(from, to, amount, source, target, own);
        }
        if (amount > source & PackedAccount.BALANCE) revert InsufficientBalance();

        // The balance covers the amount, so that nothing below can wrap around.
        unchecked {
            uint256 tax = (amount * ((own >> TokenWord.TRANSFER_SHIFT) & TokenWord.RATE12)) / BPS;
            if (own & TokenWord.WALLET_LIMIT != 0) {
                uint256 balanceAfter = (target & PackedAccount.BALANCE) + amount - tax;
                // To oneself nothing is added.
                if (balanceAfter > _limits.wallet && from != to) _checkWalletLimit(own, balanceAfter);
            }
            _settle(from, to, amount, tax, source, target, own);
        }
        _afterPlainTransfer(from, to, amount);
    }

    /// @dev Trades, and moves from or to accounts that are barred, exempt or the launcher.
    function _moveSpecially(address from, address to, uint256 amount, uint256 source, uint256 target, uint256 own)
        private
    {
        if (target & PackedAccount.MAIN_PAIR != 0 && source & PackedAccount.PAIR == 0 && _trySwapBack(own)) {
            (own, source, target) = (_ownWord(), _accounts[from], _accounts[to]);
        }
        if (amount > source & PackedAccount.BALANCE) revert InsufficientBalance();
        if ((source | target) & PackedAccount.BLACKLISTED != 0) {
            _checkBarred(from, source, own);
            _checkBarred(to, target, own);
        }
        if (source & PackedAccount.KILLED != 0) _checkFrozen(from, source, amount);
        bool isBuy = source & PackedAccount.PAIR != 0;
        if (!isBuy && target & PackedAccount.PAIR == 0) {
            return _moveBetweenWallets(from, to, amount, source, target, own);
        }
        if (isBuy && target & PackedAccount.LAUNCHER != 0 && _isLaunching()) {
            return _settle(from, to, amount, 0, source, target, own);
        }

        _checkSwapLimit(own, amount);
        uint256 bps = isBuy ? _rateOut(from, amount, source, own) : 0;
        if (target & PackedAccount.PAIR != 0) {
            bps = _larger(bps, _rateIn(to, amount, target, own));
            _checkHop(to, amount, source, target, own);
            isBuy = false;
        }
        uint256 tax;
        unchecked {
            tax = (amount * bps) / BPS;
        }
        if (isBuy) _settleBuy(from, to, amount, tax, source, target, own);
        else _settle(from, to, amount, tax, source, target, own);
        if (tax != 0 && source & target & PackedAccount.PAIR == 0) {
            _afterTradeTax(isBuy ? to : from, isBuy, amount, tax);
        }
    }

    /// @dev What enters a pool from another one, as on a route through both, is no purchase that the kill blocks could
    /// freeze, and into another pool than the main one not more at once than a wallet may hold (P-43).
    function _checkHop(address to, uint256 amount, uint256 source, uint256 target, uint256 own) private view {
        if (source & PackedAccount.PAIR == 0) return;
        if (_inKillBlocks(own)) revert Token_KillBlocksRefuse(to);
        if (target & PackedAccount.MAIN_PAIR == 0) _checkWalletLimit(own, amount);
    }

    function _inKillBlocks(uint256 own) private view returns (bool) {
        uint256 killUntil = (own >> TokenWord.KILL_UNTIL_SHIFT) & TokenWord.KILL_UNTIL;
        return killUntil != 0 && ChainBlocks.number() < killUntil;
    }

    /// @dev The launcher buys untaxed, for those whom it launches for, in the block in which it opens trading itself (P-43).
    function _isLaunching() private view returns (bool) {
        return _opening.byLauncher && _opening.launchedAtBlock == ChainBlocks.number();
    }

    function _checkBarred(address account, uint256 word, uint256 own) private pure {
        if (_isBarred(word, own)) revert Token_Blacklisted(account);
    }

    /// @dev The balance covers the amount.
    function _checkFrozen(address from, uint256 source, uint256 amount) private view {
        uint256 frozen = _frozenOf(from, source);
        uint256 balance = source & PackedAccount.BALANCE;
        if (frozen > balance - amount) {
            revert Token_BoughtInKillBlocks(from, amount, balance > frozen ? balance - frozen : 0);
        }
    }

    function _larger(uint256 a, uint256 b) private pure returns (uint256) {
        return a > b ? a : b;
    }

    /// @dev After launch, between accounts that are no pools, one of them at least exempt or the launcher, or set free. What
    /// the launcher hands out is its buyers', and has no tax and no limit; what it receives has both.
    function _moveBetweenWallets(address from, address to, uint256 amount, uint256 source, uint256 target, uint256 own)
        private
    {
        bool free =
            source & (PackedAccount.EXEMPT_OUT | PackedAccount.LAUNCHER) != 0 || target & PackedAccount.EXEMPT_IN != 0;
        uint256 tax;
        unchecked {
            if (!free) {
                tax = (amount * ((own >> TokenWord.TRANSFER_SHIFT) & TokenWord.RATE12)) / BPS;
                _checkWalletLimit(own, (target & PackedAccount.BALANCE) + (from == to ? 0 : amount) - tax);
            }
        }
        _settle(from, to, amount, tax, source, target, own);
    }

    function _settleBuy(
        address pair,
        address buyer,
        uint256 amount,
        uint256 tax,
        uint256 source,
        uint256 target,
        uint256 own
    ) private {
        unchecked {
            _checkWalletLimit(own, (target & PackedAccount.BALANCE) + amount - tax);
        }
        _settle(pair, buyer, amount, tax, source, target, own);
        unchecked {
            uint256 bought = amount - tax;
            uint256 count = (own >> TokenWord.FISSION_SHIFT) & TokenWord.FISSION;
            if (count != 0 && bought > count) {
                _spray(buyer, count);
                bought -= count;
            }
            // This purchase alone: anybody can buy to anybody's address, and would reach into what lies there.
            if (_inKillBlocks(own)) _killBuyer(buyer, bought);
        }
    }

    /// @dev Gives one base unit of the bought amount to each of `count` addresses that nobody has seen before.
    function _spray(address buyer, uint256 count) private {
        bytes32 seed = keccak256(abi.encode(blockhash(block.number - 1), buyer, _accounts[buyer]));
        for (uint256 i = 0; i < count; ++i) {
            _put(buyer, address(uint160(uint256(keccak256(abi.encode(seed, i))))), 1);
        }
    }

    /// @dev Stores the tax and both sides. `from` and `to` are not the token's own account; `own`, `source` and `target`
    /// are what stands in storage.
    function _settle(address from, address to, uint256 amount, uint256 tax, uint256 source, uint256 target, uint256 own)
        private
    {
        unchecked {
            // Before the template's hooks, which may write to the token's own word too.
            if (tax != 0) _storeOwn(own + tax);
            _accounts[from] = _beforeStore(from, source, source - amount);
            // A transfer to oneself finds what it has just left.
            if (from == to) target = _accounts[to];
            amount -= tax;
            _accounts[to] = _beforeStore(to, target, target + amount);
        }
        // `Transfer`, of the tax first, without asking for memory.
        bytes32 signature = TRANSFER_SIGNATURE;
        assembly {
            if tax {
                mstore(0, tax)
                log3(0, 0x20, signature, from, address())
            }
            mstore(0, amount)
            log3(0, 0x20, signature, from, to)
        }
    }

    /// @dev Basis points on what leaves a pair (S-34). What the pool has been paid for is a purchase; anything else is
    /// liquidity that leaves, or a purchase on credit: the larger of both taxes.
    function _rateOut(address pair, uint256 amount, uint256 source, uint256 own) private view returns (uint256 bps) {
        bps = (own >> TokenWord.BUY_SHIFT) & TokenWord.RATE12;
        uint256 removeBps = (own >> TokenWord.REMOVE_SHIFT) & TokenWord.RATE13;
        if (removeBps <= bps) return bps;
        address asset = _assetOf(pair, source);
        (uint256 reserve, uint256 reserveAsset) = _reserves(pair, asset);
        uint256 left = (source & PackedAccount.BALANCE) - amount;
        if (left * SafeTransferLib.balanceOf(asset, pair) < reserve * reserveAsset) bps = removeBps;
    }

    /// @dev Basis points on what enters a pair (S-34). Where at least half of the matching quote lies in the pool already,
    /// this is liquidity, or a sale that looks like it: the larger of both taxes. What comes without quote is a sale.
    function _rateIn(address pair, uint256 amount, uint256 target, uint256 own) private view returns (uint256 bps) {
        bps = (own >> TokenWord.SELL_SHIFT) & TokenWord.RATE12;
        uint256 addBps = (own >> TokenWord.ADD_SHIFT) & TokenWord.RATE13;
        if (addBps <= bps) return bps;
        address asset = _assetOf(pair, target);
        (uint256 reserve, uint256 reserveAsset) = _reserves(pair, asset);
        uint256 balance = SafeTransferLib.balanceOf(asset, pair);
        if (balance > reserveAsset && (balance - reserveAsset) * reserve * 2 >= amount * reserveAsset) bps = addBps;
    }

    function _assetOf(address pair, uint256 word) private view returns (address asset) {
        if (word & PackedAccount.MAIN_PAIR != 0) return _quote;
        asset = IV2Pair(pair).token0();
        if (asset == address(this)) asset = IV2Pair(pair).token1();
    }
}
