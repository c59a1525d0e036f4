// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {LibClone} from "solady/utils/LibClone.sol";
import {SafeTransferLib} from "solady/utils/SafeTransferLib.sol";
import {InstanceFactory} from "../factory/InstanceFactory.sol";
import {IPlatformRegistry} from "../registry/IPlatformRegistry.sol";
import {ContractRoles} from "../registry/ContractRoles.sol";
import {ITokenFactory} from "../token-factory/ITokenFactory.sol";
import {SignedAllowance} from "../SignedAllowance.sol";
import {IPresaleTypes} from "./IPresaleTypes.sol";
import {IPresaleCreation} from "./IPresaleCreation.sol";
import {IPresaleFactory} from "./IPresaleFactory.sol";
import {ListingChecks} from "./ListingChecks.sol";
import {PresaleArgs} from "./PresaleArgs.sol";
import {PresaleLimits} from "./PresaleLimits.sol";
import {PresaleTermsCheck} from "./PresaleTermsCheck.sol";

/// @title Creates presales and remembers them
/// @dev Documented in `IPresaleFactory`. A presale is a clone whose immutable arguments hold what can never change
/// (ADR 0100, 0101).
contract PresaleFactory is IPresaleFactory, InstanceFactory {
    /// @dev What a presale is created from.
    struct Creation {
        address owner;
        uint256 templateId;
        address[] addresses;
        uint256[] numbers;
        string ipfsKey;
    }

    /// @dev What it amounts to.
    struct Draft {
        IPresaleTypes.Terms terms;
        IPresaleCreation.Start start;
        PresaleArgs.Origin origin;
        uint256 needed;
    }

    uint256 private constant FAIR = 2;
    uint256 private constant PRIVATE = 3;
    uint256 private constant ADDRESSES = 4;
    uint256 private constant NUMBERS = 23;

    /// @notice The platform's contracts: every presale is registered there, so that gated tokens can enter it.
    IPlatformRegistry public immutable registry;
    /// @notice Knows which tokens are the platform's own.
    ITokenFactory public immutable tokenFactory;

    /// @param initialOwner Sets templates and fees.
    /// @param registry_ Has to make this contract a registrar of `HOLDS` and `LAUNCHES`.
    constructor(address initialOwner, IPlatformRegistry registry_, ITokenFactory tokenFactory_)
        InstanceFactory(initialOwner)
    {
        (registry, tokenFactory) = (registry_, tokenFactory_);
    }

    /// @inheritdoc IPresaleFactory
    function deploy(
        uint256 templateId_,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external payable guarded returns (address presale) {
        Creation memory creation = Creation({
            owner: msg.sender,
            templateId: templateId_,
            addresses: addressParams,
            numbers: numberParams,
            ipfsKey: ipfsKey
        });
        return _deploy(creation, _read(creation));
    }

    /// @inheritdoc IPresaleFactory
    function deployWithPermit(
        uint256 templateId_,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey,
        uint256 permitDeadline,
        bytes calldata signature
    ) external payable guarded returns (address presale) {
        Creation memory creation = Creation({
            owner: msg.sender,
            templateId: templateId_,
            addresses: addressParams,
            numbers: numberParams,
            ipfsKey: ipfsKey
        });
        Draft memory draft = _read(creation);
        SignedAllowance.tryUse(draft.terms.claimToken, draft.needed, permitDeadline, signature);
        return _deploy(creation, draft);
    }

    /// @inheritdoc IPresaleFactory
    function tokensNeeded(uint256 templateId_, address[] calldata addressParams, uint256[] calldata numberParams)
        external
        view
        returns (uint256 amount)
    {
        return _read(
            Creation({
                owner: msg.sender, templateId: templateId_, addresses: addressParams, numbers: numberParams, ipfsKey: ""
            })
        )
        .needed;
    }

    /// @inheritdoc IPresaleFactory
    function getDeployAddress(
        address owner,
        uint256 templateId_,
        address[] calldata addressParams,
        uint256[] calldata numberParams,
        string calldata ipfsKey
    ) external view returns (address presale) {
        Creation memory creation = Creation({
            owner: owner, templateId: templateId_, addresses: addressParams, numbers: numberParams, ipfsKey: ipfsKey
        });
        return LibClone.predictDeterministicAddress(
            _template(templateId_).implementation, _argsOf(creation, _read(creation)), _saltOf(owner), address(this)
        );
    }

    /// @dev Everything that is the factory's own is written before anybody else's code runs: the token's, which is
    /// called last but for the payment.
    function _deploy(Creation memory creation, Draft memory draft) private returns (address presale) {
        (address implementation, uint256 feeWei) = _charge(creation.templateId);
        bytes32 salt = _saltOf(creation.owner);
        presale = LibClone.cloneDeterministic(implementation, _argsOf(creation, draft), salt);
        uint256 id = _register(creation.owner, presale, creation.templateId);
        IPresaleCreation(presale).init(draft.start);
        registry.register(presale, ContractRoles.HOLDS | ContractRoles.LAUNCHES, _templateSince(creation.templateId));
        emit PresaleDeployed(
            creation.owner,
            presale,
            creation.templateId,
            id,
            creation.addresses,
            creation.numbers,
            creation.ipfsKey,
            draft.needed,
            feeWei
        );
        _fund(draft, presale);
        _returnExcess(feeWei);
    }

    /// @dev What arrives counts: a token that takes a fee cannot be promised to anybody.
    function _fund(Draft memory draft, address presale) private {
        (address token, address money) = (draft.terms.claimToken, draft.terms.currency);
        uint256 moneyBefore = _balanceOf(money, presale);
        SafeTransferLib.safeTransferFrom2(token, msg.sender, presale, draft.needed);
        uint256 received = SafeTransferLib.balanceOf(token, presale);
        if (received < draft.needed) revert IPresaleTypes.Presale_DepositTooSmall(received, draft.needed);
        // One ledger under two addresses: contributions would count as the owner's tokens.
        if (_balanceOf(money, presale) != moneyBefore) revert IPresaleTypes.Presale_CurrencyIsToken(token);
    }

    /// @dev The terms, checked. Private presales have no market, and what is not released in parts has no parts.
    function _read(Creation memory creation) private view returns (Draft memory draft) {
        if (creation.addresses.length != ADDRESSES || creation.numbers.length != NUMBERS) {
            revert PresaleFactory_ParamsMissing(creation.addresses.length, creation.numbers.length);
        }
        IPresaleTypes.Terms memory t = draft.terms;
        bool isPrivate = creation.templateId == PRIVATE;
        _readTerms(t, creation);
        _readStart(draft.start, t, creation);
        if (isPrivate) (t.burnsUnsold, t.listsBelowPresale) = (false, false);
        if (!t.vest) (t.vestFirst, t.vestCycle, t.vestPercent) = (0, 0, 0);
        uint256 listed;
        (draft.needed, listed) = PresaleTermsCheck.check(t, isPrivate);
        if (creation.templateId == FAIR) PresaleTermsCheck.checkFineness(draft.needed - listed);
        (draft.origin.factory, draft.origin.templateId) = (address(this), creation.templateId);
        draft.origin.quote = t.currency;
        draft.origin.tokenTemplate = tokenFactory.recordOf(t.claimToken).templateId;
        if (!isPrivate) _checkMarket(draft.origin, t, listed);
    }

    function _checkMarket(PresaleArgs.Origin memory o, IPresaleTypes.Terms memory t, uint256 listed) private view {
        address quote = t.currency == address(0) ? registry.wrappedNative() : t.currency;
        o.quote = quote;
        if (quote == address(0)) revert IPresaleTypes.Presale_NativeUnsupported();
        if (quote == t.claimToken) revert IPresaleTypes.Presale_CurrencyIsToken(quote);
        o.venueFactory = ListingChecks.venueOf(registry, t.router);
        uint256 least = PresaleTermsCheck.poolPart(t, t.softCap);
        ListingChecks.checkPoolSize((least * t.liquidityRate) / PresaleLimits.RATE_SCALE, least);
        uint256 most = PresaleTermsCheck.poolPart(t, t.hardCap);
        ListingChecks.checkPoolSize(listed, most);
        ListingChecks.checkMarket(o.venueFactory, t.claimToken, o.tokenTemplate, quote, listed, most);
    }

    function _beginEpoch() internal override returns (uint256) {
        return registry.beginEpoch();
    }

    function _balanceOf(address asset, address account) private view returns (uint256) {
        return asset == address(0) ? account.balance : SafeTransferLib.balanceOf(asset, account);
    }

    function _saltOf(address owner) private view returns (bytes32) {
        return keccak256(abi.encode(owner, _createdBy(owner)));
    }

    function _argsOf(Creation memory creation, Draft memory draft) private pure returns (bytes memory) {
        return PresaleArgs.pack(draft.origin, draft.terms, creation.ipfsKey);
    }

    function _readTerms(IPresaleTypes.Terms memory t, Creation memory creation) private pure {
        (address[] memory a, uint256[] memory n) = (creation.addresses, creation.numbers);
        (t.claimToken, t.currency, t.router, t.owner) = (a[0], a[1], a[2], creation.owner);
        (t.hardCap, t.softCap, t.presaleRate, t.liquidityRate) = (n[0], n[1], n[2], n[3]);
        (t.liquidityPercent, t.minCurrency, t.maxCurrency) = (n[4], n[5], n[6]);
        (t.startTime, t.endTime, t.lockTime) = (n[7], n[8], n[9]);
        (t.useWhiteList, t.t1Block, t.t2Block) = (n[10], n[11], n[12]);
        (t.enableWhiteTransfer, t.vest) = (_isYes(n, 13), _isYes(n, 14));
        (t.vestFirst, t.vestCycle, t.vestPercent) = (n[15], n[16], n[17]);
        (t.burnsUnsold, t.listsBelowPresale) = (_isYes(n, 18), _isYes(n, 19));
        (t.maxRepairBps, t.declaredTaxBps) = (n[20], n[21]);
    }

    function _readStart(IPresaleCreation.Start memory s, IPresaleTypes.Terms memory t, Creation memory creation)
        private
        pure
    {
        (s.startTime, s.endTime, s.useWhiteList) = (t.startTime, t.endTime, t.useWhiteList);
        (s.t1Block, s.t2Block, s.enableWhiteTransfer) = (t.t1Block, t.t2Block, t.enableWhiteTransfer);
        (s.whitelistAdmin, s.whitelistRoot) = (creation.addresses[3], bytes32(creation.numbers[22]));
    }

    function _isYes(uint256[] memory n, uint256 index) private pure returns (bool) {
        if (n[index] > 1) revert PresaleFactory_NotBool(index, n[index]);
        return n[index] == 1;
    }
}
